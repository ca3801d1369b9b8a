/** Which page the address names. Links are plain <a href>; `followLinks` keeps them within the client. */

export type Route =
  | { page: 'start' | 'rules' | 'cards' | 'missing' }
  | { page: 'table'; id: string }
  /** `table`: its code or its id; empty if the screen doesn't know yet. */
  | { page: 'tv'; table: string }
  | { page: 'join'; code: string };

let path = $state(location.pathname);
const route = $derived(routeOf(path));

/** The page that is open. */
export function currentRoute(): Route {
  return route;
}

/** Open another page of the client. */
export function go(address: string): void {
  history.pushState(null, '', address);
  path = location.pathname;
}

/** Open another page in the place of this one: the back button doesn't return here. */
export function goInstead(address: string): void {
  history.replaceState(null, '', address);
  path = location.pathname;
}

/** The page of an address. */
export function routeOf(address: string): Route {
  const [first = '', second = '', ...more] = address.split('/').filter(Boolean);
  if (more.length > 0) return { page: 'missing' };
  if (second) return routeWithName(first, second);
  if (first === '') return { page: 'start' };
  if (first === 'tv') return { page: 'tv', table: '' };
  return first === 'rules' || first === 'cards' ? { page: first } : { page: 'missing' };
}

function routeWithName(first: string, name: string): Route {
  switch (first) {
    case 't':
      return { page: 'table', id: name };
    case 'j':
      return { page: 'join', code: name };
    case 'tv':
      return { page: 'tv', table: name };
    default:
      return { page: 'missing' };
  }
}

/** Follow the back button, and the links that lead to a page of the client, until the returned function is called. */
export function followLinks(): () => void {
  const onBack = () => (path = location.pathname);
  window.addEventListener('popstate', onBack);
  document.addEventListener('click', onClick);
  return () => {
    window.removeEventListener('popstate', onBack);
    document.removeEventListener('click', onClick);
  };
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || opensElsewhere(event, link)) return;
  if (routeOf(link.pathname).page === 'missing') return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

function opensElsewhere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const withKey = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  const samePage = link.hash !== '' && link.pathname === location.pathname;
  const leaves = link.origin !== location.origin || link.target !== '' || link.hasAttribute('download');
  return withKey || event.button !== 0 || samePage || leaves;
}
