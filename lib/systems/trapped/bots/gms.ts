import type { BotKind } from '@/lib/contract/played';
import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import { type Game, NONE } from '../engine/game';
import type { Move } from '../engine/moves';
import { ATTRIBUTES_EACH, HELP, LUCKY, type Person } from '../engine/state';
import type { View } from '../engine/view';
import { NO_SCORE, pointsOf } from '../rules/cards';
import { fitsOf } from './bidding';
import { FITS_ANYTHING } from './chart';
import { feeling } from './feelings';
import { harmIn, harmOf } from './harm';
import { Host } from './host';
import { bestPoints } from './means';
import { Plan } from './plan';

/** Plays for the story: a variety of Events, and no easy way out once one is near (rules 7.11). */
class Fair extends Host {
  readonly #plan = new Plan(this.game, this.chart);
  readonly #chances = filled(this.game.events.length, 0);
  #outlook = 0;
  #since = 0;
  #isNear = false;

  protected insistsOn(view: View, bidder: number): number {
    const fits = fitsOf(this.chart, view);
    if (((fits >> view.table.attribute(bidder)) & 1) === 1) return NONE;
    return extremeAttribute(view, view.table.person(bidder), fits, true);
  }

  protected wantsAttack(view: View): boolean {
    this.#look(view);
    return this.#isNear || view.turnsTaken - this.#since > DRAGGING_ROUNDS * view.players;
  }

  #look(view: View): void {
    const outlook = view.table.outlook(NONE);
    if (outlook === this.#outlook) return;
    this.#outlook = outlook;
    this.#since = view.turnsTaken;
    this.#plan.update(view, 0, 1);
    this.#isNear = this.#plan.left.some((left) => left <= NEAR);
  }

  protected isOverplayed(played: number, least: number): boolean {
    return played > 2 * least;
  }
  /** Prefers Events that were played least, then those that can rarely be played. */
  protected preferenceFor(_: View, event: number): number {
    const played = at(this.played, event);
    const chances = at(this.#chances, event);
    this.#chances[event] = chances + 1;
    return this.luck - MUCH * played - SELDOM * chances;
  }

  protected preferenceForDamage(view: View, victim: Person, person: Person, slot: number): number {
    const score = view.table.slotScore(person, slot);
    // Hits strong scores first, but prefers changed feelings, which make better stories.
    return pointsOf(score) + this.luck * 6 + (slot >= ATTRIBUTES_EACH ? FEELINGS : 0) + (person === victim ? 1 : 0);
  }
  protected preferenceForPick(): number {
    return this.luck;
  }
  protected spares(): boolean {
    return this.chances(MERCY);
  }
  protected prefersFirst(): boolean {
    return this.chances(50);
  }
  protected preferenceForTarget(view: View, person: Person): number {
    return this.luck + (view.playerOf(person) === NONE ? 0 : 0.5);
  }
  protected wantsExtraToMove(): boolean {
    return this.chances(EXTRA_MOVES);
  }
  protected preferenceForMove(view: View, extra: Person, room: number): number {
    let taste = this.luck + (this.hasMonster(view, view.roomOf(extra)) ? FRIGHT : 0);
    if (this.hasMonster(view, room)) taste -= FRIGHT;
    for (let player = 0; player < view.players; player++) {
      const person = view.characterOf(player);
      if (person !== NONE && view.roomOf(person) === room) taste += feeling(view, extra, person);
    }
    return taste;
  }
}

/** Penalty for each earlier opportunity to play an Event. */
const SELDOM = 1;
/** Penalty for each time it was played; outweighs any number of opportunities. */
const MUCH = 1000;
/** Rounds without an achieved goal after which play drags. */
const DRAGGING_ROUNDS = 1;
/** Conflicts before a way out that count as near. */
const NEAR = 3;
const FEELINGS = -2;
const MERCY = 65;
/** Percentage of turns after which an Extra moves. */
const EXTRA_MOVES = 8;
const FRIGHT = 1;

/** Uses everything the rules leave to the GM against the players. */
class Ruthless extends Host {
  protected insistsOn(view: View, bidder: number): number {
    return extremeAttribute(view, view.table.person(bidder), FITS_ANYTHING, view.table.side(bidder) !== HELP);
  }

  protected wantsAttack(): boolean {
    return true;
  }
  protected isOverplayed(): boolean {
    return false;
  }
  protected preferenceFor(_: View, event: number): number {
    return harmOf(this.game, event) + this.luck / 4;
  }
  protected preferenceForDamage(view: View, victim: Person, person: Person, slot: number): number {
    const points = pointsOf(view.table.slotScore(person, slot));
    return points + (person === victim && slot < LUCKY ? 12 : 0);
  }
  protected preferenceForPick(view: View, index: number): number {
    let crowd = this.luck;
    for (let player = 0; player < view.players; player++) {
      const person = view.characterOf(player);
      if (person === NONE) continue;
      const room = view.roomOf(person);
      if (room === index) crowd += 1;
      const passage = this.game.passages[index];
      if (passage && (passage.a === room || passage.b === room)) crowd += 1;
    }
    return crowd;
  }
  /** Lets an Extra pass a test only where that harms people more. */
  protected spares(view: View): boolean {
    const { happening } = view;
    return happening !== undefined && happening.deciding !== NONE && this.prefersFirst(view, happening.deciding);
  }
  protected prefersFirst({ table }: View, followUp: number): boolean {
    const [first, second] = harmIn(this.game, table.event, followUp);
    return first > second;
  }
  protected wantsExtraToMove(): boolean {
    return true;
  }
  protected preferenceForMove(view: View, extra: Person, room: number): number {
    return this.#charactersIn(view, view.roomOf(extra)) > 0 && this.#charactersIn(view, room) === 0 ? this.luck : 0;
  }
  #charactersIn(view: View, room: number): number {
    let count = 0;
    for (let player = 0; player < view.players; player++) {
      const person = view.characterOf(player);
      if (person !== NONE && view.roomOf(person) === room) count++;
    }
    return count;
  }
  protected preferenceForTarget(view: View, person: Person): number {
    return (view.playerOf(person) === NONE ? 0 : 100) - bestPoints(view, person, FITS_ANYTHING) + this.luck;
  }
}

function extremeAttribute(view: View, person: Person, fits: number, highest: boolean): number {
  let best = NONE;
  let points = 0;
  for (let attribute = 0; attribute < LUCKY; attribute++) {
    if (((fits >> attribute) & 1) === 0) continue;
    const score = view.attribute(person, attribute);
    const own = score === NO_SCORE ? 0 : pointsOf(score);
    if (best !== NONE && (highest ? own <= points : own >= points)) continue;
    best = attribute;
    points = own;
  }
  return best;
}

export const fair: BotKind<Game, View, Move> = {
  id: 'fair',
  title: 'Fair',
  help: 'Plays the Events that have come up least and makes one up rather than repeat itself, asks for attributes that fit, moves an Extra now and then, and sends in the monster when play drags or somebody is about to get out.',
  role: 'host',
  seat: (game, _, seed) => new Fair(game, seed),
};

export const ruthless: BotKind<Game, View, Move> = {
  id: 'ruthless',
  title: 'Ruthless',
  help: 'Makes the worst of everything the rules leave to the GM.',
  role: 'host',
  seat: (game, _, seed) => new Ruthless(game, seed),
};
