import type { Seat } from '@/lib/contract/played';
import { apart, capital } from '@/lib/tabletop/wording';
import { tokensOf } from './rules/starts';
import type { Arena, Token } from './schema';
import { PLAYERS_MAX } from './vocabulary';

/** What a token is called; one without a name goes by its shape. */
export const tokenName = ({ name, shape }: Pick<Token, 'name' | 'shape'>): string => name.trim() || capital(shape);

/** A player goes by the token's name, told apart from those of all others; below zero, nobody. */
export function playerName(body: Pick<Arena, 'tokens'>, seat: Seat): string {
  if (seat < 0) return 'nobody';
  return apart(tokensOf(body, PLAYERS_MAX).map(tokenName), seat);
}
