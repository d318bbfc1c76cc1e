import type { HouseRules } from '../schema';
import { NO_SCORE, type Score, suitIndex, suitOf } from './cards';
import { type Comparison, compareSides, type DecidedBy, sumOf } from './compare';
import { withLucky } from './lucky';
import { addScore, type Side } from './side';

export type BidMode = 'own' | 'character' | 'extra' | 'complication';

/** What one bid lays down. */
export interface Laid {
  readonly mode: BidMode;
  readonly card: Score;
  readonly attribute: Score;
  /** The Lucky score used in place of the attribute. */
  readonly lucky: Score;
}

/** Adds a bid to the side it helps: its card and its attribute, or the card alone for a complication (rules 6.5). */
export function addBid(side: Side, { mode, card, attribute, lucky }: Laid): void {
  addScore(side, card);
  if (mode !== 'complication') addScore(side, withLucky(attribute, lucky));
}

const HEARTS = suitIndex('hearts');

/** Adds what an Extra feels to the attempt at controlling it: against it, or by a house rule for it if that is love. */
export function addResistance(
  own: Side,
  opposing: Side,
  relationship: Score,
  rule: HouseRules['extraResistance'],
): void {
  const lovesActor = relationship !== NO_SCORE && suitOf(relationship) === HEARTS;
  addScore(rule === 'hearts_help_actor' && lovesActor ? own : opposing, relationship);
}

/** How a conflict ended (rules 6.2, 6.7). */
export interface Settlement {
  readonly own: number;
  readonly opposing: number;
  /** A `tie` asks for one more card on each side; without that house rule the actor loses a dead tie. */
  readonly winner: 'actor' | 'opposition' | 'tie';
  readonly decidedBy: DecidedBy;
  /** By how many points the actor lost; 0 after a tie-break. */
  readonly deficit: number;
}

export type ConflictRules = Pick<HouseRules, 'suitTiebreakDepth' | 'deadTie'>;

/** Compares both sides once every card lies face up. */
export function settle(own: Side, opposing: Side, rules: ConflictRules): Settlement {
  const highestOnly = rules.suitTiebreakDepth === 'highest_only';
  const comparison = compareSides(own.scores, own.count, opposing.scores, opposing.count, highestOnly);
  const [mine, theirs] = [sumOf(own.scores, own.count), sumOf(opposing.scores, opposing.count)];
  return {
    own: mine,
    opposing: theirs,
    winner: winnerOf(comparison, rules.deadTie),
    decidedBy: comparison.decidedBy,
    deficit: Math.max(0, theirs - mine),
  };
}

function winnerOf({ winner }: Comparison, deadTie: HouseRules['deadTie']): Settlement['winner'] {
  if (winner === 'none') return deadTie === 'redraw' ? 'tie' : 'opposition';
  return winner === 'a' ? 'actor' : 'opposition';
}

export type ConflictKind = 'goal' | 'obstacle' | 'test' | 'monster' | 'control' | 'duel';

/** Whether people other than the two sides may bid (A24). */
export const mayOthersBid = (kind: ConflictKind, { duelOpenBidding }: Pick<HouseRules, 'duelOpenBidding'>): boolean =>
  kind !== 'duel' || duelOpenBidding;
