/**
 * The icons of the client, by what they mean here, and their names at game-icons.net (CC BY 3.0).
 * Only those named here become part of the client.
 */
export const ICONS = {
  cards: 'card-random',
  colony: 'campfire',
  rules: 'open-book',
} as const;

export type IconName = keyof typeof ICONS;
