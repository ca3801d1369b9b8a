/** Where a tip stands: above what it speaks of, where no finger is, or below; always whole in the window. */
const GAP = 8;

export function placeBeside(box: HTMLElement, about: DOMRect): void {
  const { width, height } = box.getBoundingClientRect();
  const middle = about.left + about.width / 2 - width / 2;
  const left = Math.max(GAP, Math.min(middle, innerWidth - width - GAP));
  const above = about.top - height - GAP;
  const below = Math.min(about.bottom + GAP, innerHeight - height - GAP);
  const top = above >= GAP ? above : Math.max(GAP, below);
  box.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}
