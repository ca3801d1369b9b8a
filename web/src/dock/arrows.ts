/** Arrow keys move the focus among the buttons of a group. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function arrows(group: HTMLElement): () => void {
  const onkey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const buttons = [...group.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')];
    const place = buttons.indexOf(document.activeElement as HTMLElement);
    if (step === undefined || place < 0) return;
    event.preventDefault();
    buttons[(place + step + buttons.length) % buttons.length]?.focus();
  };
  group.addEventListener('keydown', onkey);
  return () => group.removeEventListener('keydown', onkey);
}
