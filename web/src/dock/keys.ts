/** Keys that work wherever the focus is: 1 to 9 choose, Escape goes one step back. */
import type { Selection } from '../game/selection.svelte';

export function onShortcut(event: KeyboardEvent, dock: HTMLElement, selection: Selection): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isWriting(event.target)) return;
  if (document.querySelector('dialog[open], [aria-modal="true"]')) return;
  if (event.key === 'Escape' && (selection.picked || selection.narrowed)) {
    event.preventDefault();
    selection.back();
  } else if (/^[1-9]$/.test(event.key)) {
    const tile = dock.querySelectorAll<HTMLButtonElement>('[data-tile]')[Number(event.key) - 1];
    if (!tile) return;
    event.preventDefault();
    tile.click();
  }
}

export function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
