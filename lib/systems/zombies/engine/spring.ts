import { at } from '@/lib/kernel/at';
import { isTrappedBy } from '../rules/odds';
import type { SuperTrap } from '../schema';
import { type Card, NONE } from './cards';
import { type Context, count, hasTarget, isFaceDown, placeOf, ruleOf, takeCard } from './context';
import { rollDie } from './ending';
import type { Game } from './game';
import type { Place } from './moves';
import { scoreOf } from './score';
import type { Seat, State } from './state';
import { award, endTurn, save } from './turns';

/** A Super Trap was flipped: its condition is tested now, and decides what kind of card it is (rules 7). */
export function weigh(context: Context, card: Card, superTrap: SuperTrap): void {
  const { game, state, emit } = context;
  state.edge = holds(game, state, state.active, superTrap);
  emit?.({ type: 'weighed', seat: state.active, card, holds: state.edge });
  if (!state.edge && superTrap.otherwise === 'discard') {
    state.discard.push(card);
    endTurn(context);
  } else arm(context, card);
}

function holds(game: Game, state: State, seat: Seat, { when, round }: SuperTrap): boolean {
  const score = scoreOf(game, state, seat);
  switch (when) {
    case 'always':
      return true;
    case 'lowestScore':
      return state.saved.every((_, other) => scoreOf(game, state, other) >= score);
    case 'highestScore':
      return state.saved.every((_, other) => scoreOf(game, state, other) <= score);
    case 'noSavedCreature':
      return at(state.saved, seat).length === 0;
    case 'roundAtLeast':
      return state.round >= round;
    case 'rowHasCreature':
      for (let slot = 0; slot < game.slots; slot++) {
        if (!isFaceDown(game, state, seat, slot)) continue;
        if (ruleOf(game, at(state.rows, placeOf(game, seat, slot))).sort === 'creature') return true;
      }
      return false;
  }
}

/** A trap that must be aimed; it is lost if no opponent has a card face down. */
export function arm(context: Context, card: Card): void {
  const { game, state, emit } = context;
  if (hasTarget(game, state, state.active)) {
    state.flipped = card;
    state.phase = 'aim';
    return;
  }
  state.discard.push(card);
  state.tally.wasted++;
  emit?.({ type: 'fizzled', seat: state.active, card });
  endTurn(context);
}

/** The flipped trap meets a card of an opponent, who turns it up (rules 4A). */
export function spring(context: Context, { player, slot }: Place): void {
  const { game, state, emit } = context;
  const [seat, trap] = [state.active, state.flipped];
  const card = at(state.rows, placeOf(game, player, slot));
  const { sort } = ruleOf(game, card);
  state.flipped = NONE;
  count(state.tally.played, trap);
  emit?.({ type: 'uncovered', seat, player, slot, card });

  const gain = gainOf(game, state, trap);
  const isCreature = sort === 'creature';
  const hits = isCreature && isHit(context, gain, card);
  state.discard.push(trap);
  if (!isCreature) state.tally.wasted++;
  const isSpecial = sort === 'superTrap' || sort === 'linkLock';
  const isBack = !hits && (isCreature || (isSpecial && game.rules.revealedSpecials === 'turnBack'));
  state.exposed.push({ player, slot: isBack ? slot : NONE, card });
  if (hits) capture(context, takeCard(context, player, slot), player, gain.keepsNonTarget);
  else if (isBack) {
    emit?.({ type: 'turnedBack', player, slot, card });
    endTurn(context);
  } else {
    state.discard.push(takeCard(context, player, slot));
    emit?.({ type: 'wasted', seat, player, slot, trap, card });
    endTurn(context, player);
  }
}

/** What the trap that was aimed does better than another; nothing, unless its condition held. */
const gainOf = (game: Game, { edge }: State, trap: Card): Gain =>
  edge ? (ruleOf(game, trap).superTrap?.gain ?? NO_GAIN) : NO_GAIN;

type Gain = SuperTrap['gain'];
const NO_GAIN: Gain = { rollBonus: 0, autoTrap: false, reroll: 0, keepsNonTarget: false };

/** Whether the trap holds the creature, by as many rolls as it takes. */
function isHit(context: Context, { rollBonus, autoTrap, reroll }: Gain, card: Card): boolean {
  const { game, state, emit } = context;
  const { active: seat } = state;
  if (autoTrap) return true;
  const bonus = at(state.steady, seat) + rollBonus;
  state.steady[seat] = 0;
  for (let tries = 0; tries <= reroll; tries++) {
    const roll = rollDie(context);
    const hit = isTrappedBy(roll, ruleOf(game, card).number, bonus);
    emit?.({ type: 'rolled', seat, card, roll, bonus, hit });
    if (hit) return true;
  }
  return false;
}

/** The active player has trapped a creature out of somebody's row (rules 5 and 10). */
export function capture(context: Context, card: Card, from: Seat, keepsAny = false): void {
  const { game, state, emit } = context;
  const { active: seat } = state;
  const { number } = ruleOf(game, card);
  const wanted = number === state.round;
  state.tally.trappedBy[card] = seat;
  emit?.({ type: 'caught', seat, from, card, wanted });
  if (wanted) {
    award(context, card);
    return;
  }
  if (game.decks.length > 1 && number < state.round) save(context, seat, card, 'lower');
  else if (keepsAny) save(context, seat, card, 'kept');
  else state.discard.push(card);
  endTurn(context, from === seat ? NONE : from);
}
