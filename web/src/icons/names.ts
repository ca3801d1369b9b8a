/**
 * The icons of the client, by what they mean here, and their names at game-icons.net (CC BY 3.0).
 * Only those named here become part of the client.
 */
export const ICONS = {
  bot: 'vintage-robot',
  cards: 'card-random',
  colony: 'campfire',
  download: 'cloud-download',
  failed: 'cross-mark',
  hint: 'lantern-flame',
  host: 'crown',
  leave: 'exit-door',
  link: 'linked-rings',
  'new-table': 'round-table',
  play: 'play-button',
  problem: 'hazard-sign',
  rules: 'open-book',
  search: 'magnifying-glass',
  succeeded: 'check-mark',
  tv: 'tv',
  watch: 'spyglass',
  won: 'round-star',
} as const;

export type IconName = keyof typeof ICONS;
