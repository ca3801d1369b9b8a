/** What every part of a table's page works with. */
import { getContext, setContext } from 'svelte';

import type { Cards } from './catalog.svelte';
import type { Connection } from './connection.svelte';
import type { Selection } from './selection.svelte';

export interface Table {
  connection: Connection;
  cards: Cards;
  selection: Selection;
}

const KEY = Symbol('table');

export function setTable(table: Table): void {
  setContext(KEY, table);
}

export function getTable(): Table {
  return getContext(KEY);
}
