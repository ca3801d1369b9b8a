/** Requests by HTTP, with the types of the protocol. */
import { asRead, language } from '../i18n/index.svelte';
import type { RefusalName, Routes, Trouble } from '../lib/wire';

/** Why a request wasn't done, in the reader's words. */
export class Refusal extends Error {
  constructor(
    readonly error: RefusalName | 'offline',
    text: string,
    readonly rule = '',
  ) {
    super(text);
  }
}

type Path<R extends keyof Routes> = R extends `${string} ${infer P}` ? P : never;
type Names<P extends string> = P extends `${string}{${infer N}}${infer Rest}` ? N | Names<Rest> : never;
type Parts<R extends keyof Routes> = Record<Names<Path<R>>, string | number>;

/** Ask the server: `request('POST /api/tables/{id}/join', { id }, { name })`. */
export async function request<R extends keyof Routes>(
  route: R,
  parts: Parts<R>,
  body?: Routes[R]['body'],
  query: Record<string, string | number> = {},
): Promise<Routes[R]['answer']> {
  const [method = 'GET', path = ''] = route.split(' ');
  const named: Record<string, string | number> = parts;
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(named[name] ?? ''));
  const asked = Object.entries(query).map(([name, value]) => `&${name}=${encodeURIComponent(value)}`);
  const response = await send(`${address}?lang=${language()}${asked.join('')}`, method, body);
  const answer: unknown = JSON.parse(asRead(await response.text()));
  if (!response.ok) {
    const trouble = answer as Trouble;
    throw new Refusal(trouble.error as RefusalName, trouble.text, trouble.rule);
  }
  return answer as Routes[R]['answer'];
}

async function send(address: string, method: string, body: unknown): Promise<Response> {
  try {
    return await fetch(address, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    });
  } catch {
    throw new Refusal('offline', '');
  }
}
