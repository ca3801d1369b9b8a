/** What this browser remembers: the player's name, and the tables they sit at. */
import { t } from '../../i18n/index.svelte';

const NAME = 'player-name';
const TABLES = 'tables';
const MOST_TABLES = 5;

export interface KeptTable {
  id: string;
  code: string;
}

/** The name used last time, or one of those we suggest. */
export function playerName(): string {
  return read(NAME) || suggestedName();
}

export function keepName(name: string): void {
  write(NAME, name);
}

function suggestedName(): string {
  const names = t('name-suggestions').split(', ');
  return names[Math.floor(Math.random() * names.length)] ?? '';
}

/** The tables somebody sat at here, the latest first. */
export function keptTables(): KeptTable[] {
  try {
    return JSON.parse(read(TABLES) || '[]') as KeptTable[];
  } catch {
    return [];
  }
}

export function keepTable(table: KeptTable): void {
  const others = keptTables().filter((kept) => kept.id !== table.id);
  write(TABLES, JSON.stringify([table, ...others].slice(0, MOST_TABLES)));
}

export function dropTable(id: string): void {
  write(TABLES, JSON.stringify(keptTables().filter((kept) => kept.id !== id)));
}

export function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage may be switched off: then nothing is remembered.
  }
}

/** The fingerprint of a game's key, as it was shown when the game began. */
export function keptPromise(id: string): string {
  return read(`promise-${id}`);
}

/** Remember the first one only: it must not change. */
export function keepPromise(id: string, promise: string): void {
  if (promise && !keptPromise(id)) write(`promise-${id}`, promise);
}
