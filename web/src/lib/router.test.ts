import { expect, test } from 'vitest';

import { currentRoute, followLinks, go, routeOf } from './router.svelte';

test.each([
  ['/', { page: 'start' }],
  ['/rules', { page: 'rules' }],
  ['/cards/', { page: 'cards' }],
  ['/t/k3x9', { page: 'table', id: 'k3x9' }],
  ['/tv', { page: 'tv', table: '' }],
  ['/tv/NJYX8P', { page: 'tv', table: 'NJYX8P' }],
  ['/j/WOLF-42', { page: 'join', code: 'WOLF-42' }],
  ['/t', { page: 'missing' }],
  ['/t/a/b', { page: 'missing' }],
  ['/elsewhere', { page: 'missing' }],
])('%s', (address, route) => {
  expect(routeOf(address)).toEqual(route);
});

function link(html: string): HTMLAnchorElement {
  document.body.innerHTML = html;
  return document.querySelector('a')!;
}

/** Click, and tell whether the browser was left to follow the link itself. */
function click(anchor: HTMLAnchorElement, keys: MouseEventInit = {}): boolean {
  let left = false;
  const last = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault(); // jsdom can't leave the page
  };
  window.addEventListener('click', last, { once: true });
  anchor.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  return left;
}

test('links to pages of the client are followed without leaving it', () => {
  const stop = followLinks();
  expect(click(link('<a href="/rules"><b>x</b></a>'))).toBe(false);
  expect(currentRoute()).toEqual({ page: 'rules' });
  expect(location.pathname).toBe('/rules');
  stop();
  go('/');
});

test.each([
  ['<a href="https://game-icons.net/">x</a>', {}],
  ['<a href="/api/tables/x/record">x</a>', {}],
  ['<a href="/rules" target="_blank">x</a>', {}],
  ['<a href="/rules">x</a>', { ctrlKey: true }],
])('the browser follows other links itself: %s %o', (html, keys) => {
  const stop = followLinks();
  expect(click(link(html), keys)).toBe(true);
  expect(currentRoute()).toEqual({ page: 'start' });
  stop();
});
