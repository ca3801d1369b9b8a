/** Which bots a host may choose among. */
import type { BotName } from '../../lib/wire';

/** Who gets a seat if nobody chooses. */
export const USUAL_BOT = 'regular';

export interface OfferedBot extends BotName {
  kind: string;
}

/** The levels, the weakest first, and whatever sits there already. */
export function offered(bots: Record<string, BotName>, sitting: string): OfferedBot[] {
  const all = Object.entries(bots).map(([kind, bot]) => ({ kind, ...bot }));
  return all.filter(({ kind, level }) => level || kind === sitting);
}
