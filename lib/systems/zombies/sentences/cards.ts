import { counted, joined } from '@/lib/tabletop/words/wording';
import type { Action, Box, SuperTrap } from '../schema';

const ACTION_RULES: Readonly<Record<Action['effect'], (params: Action['params']) => string>> = {
  '': () => 'Does nothing yet: it can only be discarded.',
  swap: () =>
    'Swap one of your face-down cards with one of an opponent’s. Nobody looks, and each card lies where the other one was.',
  steal: () => 'Take a creature that an opponent has saved, unless a Link & Lock protects it.',
  peek: ({ slots }) =>
    slots === 1
      ? 'Look secretly at one face-down card of an opponent.'
      : `Look secretly at up to ${slots} face-down cards, of one opponent or several.`,
  scramble: () => 'Mix up the face-down cards of one opponent. Nobody looks while you do.',
  bury: () => 'Discard a face-down card of an opponent, who draws another. A creature lost like this is not trapped.',
  again: () => 'Draw a card for the empty place, then take another turn.',
  steady: ({ bonus }) => `Add ${bonus} to your next roll for a creature this round, hit or miss.`,
  rescue: () =>
    'Name a sort of card. Lay the newest one among the discards in the empty place, face down, instead of drawing.',
};

/** Rule text of an Action (rules 9). */
export const actionRule = ({ effect, params }: Pick<Action, 'effect' | 'params'>): string =>
  ACTION_RULES[effect](params);

type Effects = Pick<SuperTrap, 'when' | 'round' | 'gain' | 'otherwise'>;

/** Rule text of a Super Trap (rules 7). */
export function superTrapRule({ when, round, gain, otherwise }: Effects): string {
  const gains = gainsOf(gain);
  const use =
    gains.length === 0 ? 'it is an ordinary TRAP! card.' : `it is a TRAP! card with an advantage: ${joined(gains)}.`;
  if (when === 'always') return `I${use.slice(1)}`;
  const lost = otherwise === 'discard' ? 'Otherwise it is discarded.' : 'Otherwise it is an ordinary TRAP! card.';
  return `${CONDITIONS[when](round)}, ${use} ${lost}`;
}

const CONDITIONS: Readonly<Record<Exclude<SuperTrap['when'], 'always'>, (round: number) => string>> = {
  lowestScore: () => 'If nobody has fewer points than you',
  highestScore: () => 'If nobody has more points than you',
  noSavedCreature: () => 'If you have saved no creature',
  roundAtLeast: (round) => `From round ${round} on`,
  rowHasCreature: () => 'If a creature lies face down in your own row',
};

function gainsOf({ rollBonus, autoTrap, reroll, keepsNonTarget }: SuperTrap['gain']): readonly string[] {
  return [
    ...(rollBonus > 0 ? [`${rollBonus} is added to the roll`] : []),
    ...(autoTrap ? ['a creature is trapped without a roll'] : []),
    ...(reroll > 0 ? [`a miss may be rolled again${reroll === 1 ? ' once' : ` up to ${reroll} times`}`] : []),
    ...(keepsNonTarget ? ['you save the creature even if it is not the one wanted this round'] : []),
  ];
}

/** Rule text of a Link & Lock (rules 8). */
export function linkLockRule(body: Box): string {
  const link = body.decks.length > 1 ? ` Or link two from different decks: ${linkBonus(body)}.` : '';
  return `Lock a creature you have saved: nobody can steal it.${link} ${unused(body)}`;
}

/** Bonus for a link, in words (rules 8). */
export function linkBonus({ bonuses: { pair, equal } }: Box): string {
  return pair === equal
    ? `${counted(pair, 'extra point')}`
    : `${counted(pair, 'extra point')}, or ${equal} if their numbers are equal`;
}

const unused = ({ options }: Box): string =>
  options.linkLockHold
    ? 'You may put it aside and use it at the start of a later turn.'
    : 'Use it at once, or discard it.';
