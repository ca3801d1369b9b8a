/** How the page calls a player who looks elsewhere: by a mark in its title. */

const MARK = '● ';

/** Put the mark before the title, with what is asked; `unmarkTitle` takes it away again. */
export function markTitle(text: string): void {
  unmarkTitle();
  document.title = `${MARK}${text} · ${document.title}`;
}

export function unmarkTitle(): void {
  if (!document.title.startsWith(MARK)) return;
  document.title = document.title.slice(document.title.indexOf(' · ') + 3);
}
