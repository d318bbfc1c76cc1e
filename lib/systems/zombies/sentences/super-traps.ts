import { joined } from '@/lib/tabletop/wording';
import type { SuperTrap } from '../schema';

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
