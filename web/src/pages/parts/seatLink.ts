/** Seat links: the secret comes after the #, is taken out of the address at once, and becomes a cookie. */
import { request } from '../../game/api';
import { dropTable, keepTable } from './kept';

const MARK = '#seat=';

let held = '';

/** Take the secret out of the address at once, before the rest of the page is there. */
export function holdSecret(): void {
  if (!location.hash.startsWith(MARK)) return;
  held = location.hash.slice(MARK.length);
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** The secret that the address had, once. */
export function takeSecret(): string {
  holdSecret();
  const secret = held;
  held = '';
  return secret;
}

/** Sit down with the secret of a link. */
export async function useSecret(id: string, token: string): Promise<void> {
  const seat = await request('POST /api/tables/{id}/use-link', { id }, { token });
  keepTable({ id, code: seat.code });
}

/** Get up; the table isn't one of mine any more. */
export async function leaveTable(id: string): Promise<void> {
  await request('POST /api/tables/{id}/leave', { id });
  dropTable(id);
}

/** A link that opens my seat on another device, whole even if the server doesn't know its own address. */
export async function seatLink(id: string): Promise<string> {
  const { link } = await request('POST /api/tables/{id}/link', { id });
  return new URL(link, location.origin).href;
}
