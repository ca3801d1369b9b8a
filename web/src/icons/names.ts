/**
 * The icons of the client, by what they mean here, and their names at game-icons.net (CC BY 3.0).
 * Only those named here become part of the client.
 */
export const ICONS = {
  cards: 'card-random',
  colony: 'campfire',
  download: 'cloud-download',
  hint: 'lantern-flame',
  host: 'crown',
  leave: 'exit-door',
  link: 'linked-rings',
  problem: 'hazard-sign',
  rules: 'open-book',
  succeeded: 'check-mark',
  tv: 'tv',
  watch: 'spyglass',
} as const;

export type IconName = keyof typeof ICONS;
