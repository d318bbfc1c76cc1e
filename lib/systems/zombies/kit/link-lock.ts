import { counted } from '@/lib/tabletop/wording';
import type { Box } from '../schema';

/** What a Link & Lock does, as its card says it (rules 8). */
export function linkLockRule(body: Box): string {
  const link = body.decks.length > 1 ? ` Or link two from different decks: ${linkBonus(body)}.` : '';
  return `Lock a creature you have saved: nobody can steal it.${link} ${unused(body)}`;
}

/** What two creatures under one card are worth (rules 8). */
export function linkBonus({ bonuses: { pair, equal } }: Box): string {
  return pair === equal
    ? `${counted(pair, 'extra point')}`
    : `${counted(pair, 'extra point')}, or ${equal} if their numbers are equal`;
}

const unused = ({ options }: Box): string =>
  options.linkLockHold
    ? 'You may put it aside and use it at the start of a later turn.'
    : 'Use it at once, or discard it.';
