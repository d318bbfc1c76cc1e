import type { HouseRules } from '../schema';
import { NO_SCORE, pointsOfAll, type Score, suitIndex, suitOf } from './cards';
import { type Comparison, compareSides, type DecidedBy } from './compare';
import { addScore, type Side } from './side';

const HEARTS = suitIndex('hearts');

/** On the opposing side, or by house rule on the actor's if the feeling is love (hearts). */
export function addResistance(
  own: Side,
  opposing: Side,
  relationship: Score,
  rule: HouseRules['extraResistance'],
): void {
  addScore(helpsActor(relationship, rule) ? own : opposing, relationship);
}

export const helpsActor = (relationship: Score, rule: HouseRules['extraResistance']): boolean =>
  rule === 'hearts_help_actor' && relationship !== NO_SCORE && suitOf(relationship) === HEARTS;

/** Result of a conflict (rules 6.2, 6.7). */
export interface Settlement {
  readonly own: number;
  readonly opposing: number;
  /** `tie` means that each side draws one more card; without that house rule the actor loses a dead tie. */
  readonly winner: 'actor' | 'opposition' | 'tie';
  readonly decidedBy: DecidedBy;
}

export type ConflictRules = Pick<HouseRules, 'suitTiebreakDepth' | 'deadTie'>;

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
