import { type Chance, exact } from '@/lib/chance/chances';
import type { SuperTrap } from '../schema';
import { trappingSides } from './cards';

/** A trap as it is sprung: sides of the die, bonus to the roll, and the gain of a Super Trap. */
interface Shot {
  readonly sides: number;
  readonly bonus: number;
  readonly gain: Pick<SuperTrap['gain'], 'rollBonus' | 'autoTrap' | 'reroll'> | undefined;
}

/** Numbers of cards that may lie under a trap; each is equally likely. */
interface Aimed {
  /** Creatures by number. */
  readonly creatures: readonly number[];
  readonly others: number;
}

/** Exact chances of the results of a trap; they add up to 1. */
export interface TrapChances {
  readonly wanted: Chance;
  readonly other: Chance;
  readonly escapes: Chance;
  readonly noCreature: Chance;
}

/** Returns the chances of a trap on one of these cards in this round (rules 4.1 and 7). */
export function trapChances({ sides, bonus, gain }: Shot, { creatures, others }: Aimed, round: number): TrapChances {
  const rolls = gain?.autoTrap ? 0 : 1 + (gain?.reroll ?? 0);
  const scale = BigInt(sides) ** BigInt(rolls);
  const hits = (number: number): bigint => {
    if (rolls === 0) return scale;
    const misses = sides - trappingSides(number, sides, bonus + (gain?.rollBonus ?? 0));
    return scale - BigInt(misses) ** BigInt(rolls);
  };
  let [cards, wanted, other] = [others, 0n, 0n];
  for (const [number, count] of creatures.entries()) {
    cards += count;
    if (number === round) wanted += BigInt(count) * hits(number);
    else other += BigInt(count) * hits(number);
  }
  const all = BigInt(cards) * scale;
  const noCreature = BigInt(others) * scale;
  const chance = (ways: bigint) => exact(ways, all);
  return {
    wanted: chance(wanted),
    other: chance(other),
    escapes: chance(all - wanted - other - noCreature),
    noCreature: chance(noCreature),
  };
}
