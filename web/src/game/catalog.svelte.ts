/** The cards and names of a table in the reader's language. */
import { language, type Language } from '../i18n/index.svelte';
import type { CardEntry, Catalog, PlaceName } from '../lib/wire';
import { request } from './api';

/** The face of a card's key: `lighter` of `lighter@gas-station`. */
export function face(key: string): string {
  return key.split('@')[0] ?? key;
}

/** The deck a card comes from: `gas-station` of `lighter@gas-station`, or of its back, `@gas-station`. */
export function origin(key: string): string {
  return key.split('@')[1] ?? '';
}

export class Cards {
  #catalogs = $state.raw<Partial<Record<Language, Catalog>>>({});
  #byKey = $derived(index(this.#catalogs[language()]));

  constructor(readonly table = '') {}

  /** Load the texts of a language, if they aren't here yet. */
  async load(lang: Language = language()): Promise<void> {
    if (this.#catalogs[lang]) return;
    const catalog = this.table
      ? await request('GET /api/tables/{id}/cards', { id: this.table })
      : await request('GET /api/cards', {});
    this.#catalogs = { ...this.#catalogs, [lang]: catalog };
  }

  /** Load them anew: other cards are played with. The old ones serve until the others are here. */
  async renew(): Promise<void> {
    const lang = language();
    const catalog = await request('GET /api/tables/{id}/cards', { id: this.table });
    this.#catalogs = { [lang]: catalog };
  }

  get ready(): boolean {
    return this.#catalogs[language()] !== undefined;
  }

  get catalog(): Catalog | undefined {
    return this.#catalogs[language()];
  }

  /** A card by its key, or by its plain id. */
  card(key: string): CardEntry | undefined {
    return this.#byKey.get(key);
  }

  /** The name on a card; of a back, the name of its deck. */
  name(key: string): string {
    if (key.startsWith('@')) return this.deck(origin(key));
    return this.card(key)?.name ?? this.card(face(key))?.name ?? key;
  }

  /** What a card counts for a crisis: 1 with the right symbol, else -1. */
  worth(key: string, crisis: string): 1 | -1 {
    const wanted = this.card(crisis)?.symbols ?? [];
    return this.card(key)?.symbols.some((symbol) => wanted.includes(symbol)) ? 1 : -1;
  }

  place(name: string): PlaceName {
    return this.catalog?.names.places[name] ?? { label: name, the: name, at: name };
  }

  symbol(name: string): string {
    return this.catalog?.names.symbols[name] ?? name;
  }

  deck(name: string): string {
    return this.catalog?.names.decks[name] ?? this.place(name).label;
  }

  /** The text of a word that questions and views point at. */
  node(name: string): string {
    return this.catalog?.nodes[name] ?? '';
  }
}

function index(catalog: Catalog | undefined): Map<string, CardEntry> {
  const found = new Map<string, CardEntry>();
  for (const card of catalog?.cards ?? []) {
    found.set(card.id, card);
    for (const key of Object.keys(card.keys)) found.set(key, card);
  }
  return found;
}
