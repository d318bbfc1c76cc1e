import type { HouseRules } from '../schema';
import { NO_SCORE, pointsOfAll, type Score, suitIndex, suitOf } from './cards';
import { type Comparison, compareSides, type DecidedBy } from './compare';
import { addScore, type Side } from './side';

const HEARTS = suitIndex('hearts');

/** Adds what an Extra feels to the attempt at controlling it: against it, or by a house rule for it if that is love. */
export function addResistance(
  own: Side,
  opposing: Side,
  relationship: Score,
  rule: HouseRules['extraResistance'],
): void {
  addScore(helpsActor(relationship, rule) ? own : opposing, relationship);
}

/** Whether what an Extra feels counts for the attempt at controlling it. */
export const helpsActor = (relationship: Score, rule: HouseRules['extraResistance']): boolean =>
  rule === 'hearts_help_actor' && relationship !== NO_SCORE && suitOf(relationship) === HEARTS;

/** How a conflict ended (rules 6.2, 6.7). */
export interface Settlement {
  readonly own: number;
  readonly opposing: number;
  /** A `tie` asks for one more card on each side; without that house rule the actor loses a dead tie. */
  readonly winner: 'actor' | 'opposition' | 'tie';
  readonly decidedBy: DecidedBy;
}

export type ConflictRules = Pick<HouseRules, 'suitTiebreakDepth' | 'deadTie'>;

/** Compares both sides once every card lies face up. */
export function settle(own: Side, opposing: Side, rules: ConflictRules): Settlement {
  const highestOnly = rules.suitTiebreakDepth === 'highest_only';
  const comparison = compareSides(own.scores, own.count, opposing.scores, opposing.count, highestOnly);
  return {
    own: pointsOfAll(own.scores, own.count),
    opposing: pointsOfAll(opposing.scores, opposing.count),
    winner: winnerOf(comparison, rules.deadTie),
    decidedBy: comparison.decidedBy,
  };
}

function winnerOf({ winner }: Comparison, deadTie: HouseRules['deadTie']): Settlement['winner'] {
  if (winner === 'none') return deadTie === 'redraw' ? 'tie' : 'opposition';
  return winner === 'a' ? 'actor' : 'opposition';
}
