import { type Chance, exact } from './chances';
import { halfDice } from './open-ended';
import type { Attempt } from './roll-sums';

/** Fractions of more dice than this take too long to reduce, and nobody reads them. */
const DICE_MAX = 300;

/**
 * The degrees of a lone attempt as fractions, best first, each but the last by its lowest margin; undefined for too many
 * dice, or a defender's green ones.
 */
export function loneDegrees(least: readonly number[], attempt: Attempt): readonly Chance[] | undefined {
  const { openEnded, active, hostileReds, gmDice } = attempt;
  const green = active.green;
  const red = hostileReds.reduce((sum, dice) => sum + dice, active.red);
  if (green + red + gmDice > DICE_MAX || attempt.defenderGreens) return undefined;

  const { all, count, ahead } = halfDice(openEnded);
  const whole = all(green + red) * all(gmDice);
  const scale = whole / all(green + red + gmDice);
  /** The part of the whole in which the margin is so large, or larger. */
  function reaches(margin: number): bigint {
    // Evens beyond all odds are also beyond the floor.
    if (margin > 0) return ahead(green, red + gmDice, margin) * scale;
    let part = whole - ahead(red + gmDice, green, 1 - margin) * scale;
    // With the evens below the floor, the GM's odds alone decide.
    for (let odds = 0; odds <= -margin; odds++) part += count(gmDice, odds) * ahead(red, green, 1 - odds - margin);
    return part;
  }
  const reached = [...least.map(reaches), whole];
  return reached.map((part, i) => exact(part - (i === 0 ? 0n : (reached[i - 1] ?? 0n)), whole));
}
