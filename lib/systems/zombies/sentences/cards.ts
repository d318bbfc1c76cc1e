import { counted, joined } from '@/lib/tabletop/wording';
import type { Action, Box, SuperTrap } from '../schema';

/** What an Action does, as its card says it (rules 9). */
export function actionRule({ effect, params }: Pick<Action, 'effect' | 'params'>): string {
  switch (effect) {
    case '':
      return 'Does nothing yet: it can only be discarded.';
    case 'swap':
      return 'Swap one of your face-down cards with one of an opponent’s. Nobody looks, and each card lies where the other one was.';
    case 'steal':
      return 'Take a creature that an opponent has saved, unless a Link & Lock protects it.';
    case 'peek':
      return params.slots === 1
        ? 'Look secretly at one face-down card of an opponent.'
        : `Look secretly at up to ${params.slots} face-down cards, of one opponent or several.`;
    case 'scramble':
      return 'Mix up the face-down cards of one opponent. Nobody looks while you do.';
    case 'bury':
      return 'Discard a face-down card of an opponent, who draws another. A creature lost like this is not trapped.';
    case 'again':
      return 'Draw a card for the empty place, then take another turn.';
    case 'steady':
      return `Add ${params.bonus} to your next roll for a creature this round, hit or miss.`;
    case 'rescue':
      return 'Name a sort of card. Lay the newest one among the discards in the empty place, face down, instead of drawing.';
  }
}

/** What a Super Trap does, as its card says it (rules 7). */
export function superTrapRule({
  when,
  round,
  gain,
  otherwise,
}: Pick<SuperTrap, 'when' | 'round' | 'gain' | 'otherwise'>): string {
  const gains = gainsOf(gain);
  const use =
    gains.length === 0 ? 'it is an ordinary TRAP! card.' : `it is a TRAP! card with an advantage: ${joined(gains)}.`;
  if (when === 'always') return `I${use.slice(1)}`;
  const lost = otherwise === 'discard' ? 'Otherwise it is discarded.' : 'Otherwise it is an ordinary TRAP! card.';
  return `${conditionOf(when, round)}, ${use} ${lost}`;
}

function conditionOf(when: Exclude<SuperTrap['when'], 'always'>, round: number): string {
  switch (when) {
    case 'lowestScore':
      return 'If nobody has fewer points than you';
    case 'highestScore':
      return 'If nobody has more points than you';
    case 'noSavedCreature':
      return 'If you have saved no creature';
    case 'roundAtLeast':
      return `From round ${round} on`;
    case 'rowHasCreature':
      return 'If a creature lies face down in your own row';
  }
}

function gainsOf({ rollBonus, autoTrap, reroll, keepsNonTarget }: SuperTrap['gain']): readonly string[] {
  return [
    ...(rollBonus > 0 ? [`${rollBonus} is added to the roll`] : []),
    ...(autoTrap ? ['a creature is trapped without a roll'] : []),
    ...(reroll > 0 ? [`a miss may be rolled again${reroll === 1 ? ' once' : ` up to ${reroll} times`}`] : []),
    ...(keepsNonTarget ? ['you save the creature even if it is not the one wanted this round'] : []),
  ];
}

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
