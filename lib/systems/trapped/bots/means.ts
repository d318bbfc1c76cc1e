import type { Card } from '@/lib/tabletop/cards/playing-cards';
import { NONE } from '../engine/game';
import { LUCKY, type Person, type Seat } from '../engine/state';
import type { View } from '../engine/view';
import { NO_SCORE, pointsOf, type Score } from '../rules/cards';
import { mayBid } from '../rules/relationships';

/** Chosen means of a deed: performer, attribute and card. Overwritten by each choice. */
export class Means {
  by: Person = NONE;
  attribute = NONE;
  card: Card = NONE;
  total = 0;

  /** Takes the best fitting attribute of character and Extra, and the lowest card that makes `enough` points. */
  choose(view: View, player: Seat, fits: number, enough: number): boolean {
    this.#chooseBy(view, view.characterOf(player), fits, NONE);
    if (view.game.options.proxyActor === 'allow') {
      const [character, extra] = [view.characterOf(player), view.usableExtra(player)];
      if (extra !== NONE && view.roomOf(extra) === view.roomOf(character))
        this.#chooseBy(view, extra, fits, this.total);
    }
    const self = view.game.options.rule1Self ? view.relationship(this.by, this.by) : NO_SCORE;
    return this.#chooseCard(view, player, self, enough);
  }

  /** Chooses means for one person, whose bid a relationship may restrict. */
  chooseFor(view: View, player: Seat, by: Person, fits: number, governing: Score, enough: number): boolean {
    this.by = NONE;
    this.attribute = NONE;
    this.total = 0;
    if (by !== NONE) this.#chooseBy(view, by, fits, NONE);
    return this.#chooseCard(view, player, governing, enough);
  }

  #chooseBy(view: View, person: Person, fits: number, least: number): void {
    let best = NONE;
    let most = least;
    for (let attribute = 0; attribute < LUCKY; attribute++) {
      if (((fits >> attribute) & 1) === 0) continue;
      const points = pointsOf(view.attribute(person, attribute));
      if (points <= most) continue;
      best = attribute;
      most = points;
    }
    if (best === NONE) return;
    this.by = person;
    this.attribute = best;
    this.total = most;
  }

  #chooseCard(view: View, player: Seat, governing: Score, enough: number): boolean {
    this.card = NONE;
    let most = 0;
    const count = view.handSize(player);
    for (let i = 0; i < count; i++) {
      const card = view.table.cardInHand(player, i);
      const points = pointsOf(card);
      const isBetter =
        this.card === NONE ||
        (this.total + most < enough ? points > most : points < most && this.total + points >= enough);
      if (!isBetter || !mayBid(governing, card)) continue;
      this.card = card;
      most = points;
    }
    this.total += most;
    return this.card !== NONE;
  }
}

const AGAINST_TWO = 14.6;
const AGAINST_THREE = 21.9;
const AGAINST_FOUR = 2 * AGAINST_TWO;
const PER_POINT = 0.075;

export function chanceOf(points: number, cards: number): number {
  const average =
    cards === 1 ? AGAINST_TWO / 2 : cards === 2 ? AGAINST_TWO : cards === 3 ? AGAINST_THREE : AGAINST_FOUR;
  return Math.max(0.02, Math.min(0.98, 0.5 + (points - average) * PER_POINT));
}

export function bestPoints(view: View, person: Person, fits: number): number {
  let most = 0;
  for (let attribute = 0; attribute < LUCKY; attribute++) {
    if (((fits >> attribute) & 1) === 0) continue;
    const points = pointsOf(view.attribute(person, attribute));
    if (points > most) most = points;
  }
  return most;
}
