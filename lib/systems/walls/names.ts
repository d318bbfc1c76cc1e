import { apart } from '@/lib/tabletop/apart';
import { capital } from '@/lib/tabletop/wording';
import type { Token } from './schema';

/** What a token is called; one without a name goes by its shape. */
export const tokenName = ({ name, shape }: Pick<Token, 'name' | 'shape'>): string => name.trim() || capital(shape);

/** What each token is called, unlike all others. */
export function tokenNames(tokens: readonly Token[]): readonly string[] {
  const names = tokens.map(tokenName);
  return names.map((_, i) => apart(names, i));
}
