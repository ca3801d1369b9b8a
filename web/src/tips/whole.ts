/**
 * Marks a box whose words don't fit with `data-cut`, so that it can say something shorter: nothing is shown by half.
 * The size of the box must not depend on its words.
 */
import type { Attachment } from 'svelte/attachments';

export function whole(words: string): Attachment<HTMLElement> {
  return (box) => {
    const measure = () => {
      delete box.dataset['cut'];
      if (words && (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1))
        box.dataset['cut'] = '';
    };
    const observer = globalThis.ResizeObserver && new ResizeObserver(measure);
    observer?.observe(box);
    return () => observer?.disconnect();
  };
}
