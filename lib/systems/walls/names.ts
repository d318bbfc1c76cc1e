import type { Seat } from '@/lib/contract/played';
import { capital, uniqueName } from '@/lib/tabletop/words/wording';
import { tokensOf } from './rules/starts';
import type { Arena, Token } from './schema';
import { PLAYERS_MAX } from './vocabulary';

/** Returns a token's name, or its shape if it has none. */
export const tokenName = ({ name, shape }: Pick<Token, 'name' | 'shape'>): string => name.trim() || capital(shape);

/** Returns a unique name for a player, based on the token's; “nobody” for negative seats. */
export function playerName(body: Pick<Arena, 'tokens'>, seat: Seat): string {
  if (seat < 0) return 'nobody';
  return uniqueName(tokensOf(body, PLAYERS_MAX).map(tokenName), seat);
}
