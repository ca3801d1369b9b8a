/** How the reader wants to be told: each thing by a tap, slowly, as it is meant, or only how it stands now. */
export const PACES = ['step', 'slow', 'normal', 'instant'] as const;
export type Pace = (typeof PACES)[number];
