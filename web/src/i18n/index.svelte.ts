/** What the client says, in the reader's language, from Fluent messages. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import readers from 'virtual:messages';

import { FUNCTIONS, unbroken } from './french';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;
/** Keys are unique within a folder only, so each folder is a dictionary of its own. */
export type Folder = keyof typeof readers;

const KEPT_AS = 'language';

let current = $state<Language>('en');
const bundles = new SvelteMap<string, FluentBundle>();
const wanted = new Set<Folder>(['client']);

/** The language that everything is shown in now. */
export function language(): Language {
  return current;
}

/** A sentence of the client itself: `t('key')`, or an attribute, `t('key.attribute')`. */
export function t(key: string, args: Arguments = {}): string {
  return tFrom('client', key, args);
}

/** A sentence from another folder, which `need` must have loaded. */
export function tFrom(folder: Folder, key: string, args: Arguments = {}): string {
  const [name = key, attribute] = key.split('.');
  const bundle = bundles.get(`${folder} ${current}`);
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return gap(folder, key, 'no such message');
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors[0]) return gap(folder, key, errors[0].message);
  return asRead(text);
}

/** Words of the server, or of ours, as the reader's language sets them. */
export function asRead(text: string): string {
  return current === 'fr' ? unbroken(text) : text;
}

/** A gap in the words must not take the page down; tests fail on what is written to the console. */
function gap(folder: Folder, key: string, problem: string): string {
  console.error(`message ${folder}/${current}/${key}: ${problem}`);
  return key;
}

/** Load folders of messages, now and for every language that is switched to later. */
export async function need(...folders: Folder[]): Promise<void> {
  folders.forEach((folder) => wanted.add(folder));
  await load(current);
}

/** Show everything in a language, once all that is needed for it is there, and remember it. */
export async function setLanguage(chosen: Language): Promise<void> {
  await load(chosen);
  current = chosen;
  document.documentElement.lang = chosen;
}

/** Remember the reader's choice for the next visit. */
export function keepLanguage(chosen: Language): void {
  try {
    localStorage.setItem(KEPT_AS, chosen);
  } catch {
    // Storage may be switched off: then the browser's language counts again next time.
  }
}

/** The language chosen on an earlier visit, else the first of the browser's that we have, else English. */
export function preferredLanguage(): Language {
  const wishes = [keptLanguage(), ...navigator.languages].map((wish) => wish.slice(0, 2).toLowerCase());
  return LANGUAGES.find((known) => known === wishes.find((wish) => isLanguage(wish))) ?? 'en';
}

function keptLanguage(): string {
  try {
    return localStorage.getItem(KEPT_AS) ?? '';
  } catch {
    return '';
  }
}

function isLanguage(word: string): word is Language {
  return (LANGUAGES as readonly string[]).includes(word);
}

async function load(language: Language): Promise<void> {
  await Promise.all([...wanted].map((folder) => loadFolder(folder, language)));
}

async function loadFolder(folder: Folder, language: Language): Promise<void> {
  const name = `${folder} ${language}`;
  if (bundles.has(name)) return;
  // As in Python: no invisible marks around what is put into a sentence.
  const bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
  bundle.addResource(new FluentResource(await readers[folder][language]()));
  bundles.set(name, bundle);
}
