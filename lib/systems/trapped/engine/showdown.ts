import { at } from '@/lib/kernel/at';
import type { Card } from '@/lib/tabletop/cards/playing-cards';
import { NO_SCORE, type Score } from '../rules/cards';
import { addResistance, type Settlement, settle } from '../rules/conflict';
import { NO_ENTRY } from '../rules/governing';
import { afterLoss, hasLost } from '../rules/relationships';
import { addScore, addScores, clearSide, emptySide } from '../rules/side';
import { governs } from './conflict';
import { bit, type Context } from './context';
import { draw, putAway } from './deck';
import { NONE } from './game';
import { usesEventCard } from './opposition';
import { ATTRIBUTES_EACH, HELP, HINDER, type Person } from './state';

// Only one conflict is settled at a time, so both buffers are reused.
const own = emptySide();

const opposing = emptySide();

/** After a dead tie each side draws one more card, if the house rules say so and cards are left. */
export function compare(context: Context): Settlement {
  const { game, state } = context;
  const { conflict } = state;
  for (;;) {
    gather(context);
    const settlement = settle(own, opposing, game.options);
    if (settlement.winner !== 'tie') return settlement;
    const mine = draw(context);
    if (mine !== NONE) conflict.added.push(mine);
    const theirs = draw(context);
    context.emit?.({ type: 'redrawn', own: mine, opposing: theirs });
    if (theirs === NONE) return { ...settlement, winner: 'opposition' };
    conflict.opposition.push(theirs);
  }
}

function gather(context: Context): void {
  const { game, state } = context;
  const { conflict } = state;
  clearSide(own);
  clearSide(opposing);
  for (let player = 0; player < state.players; player++) {
    if (at(conflict.sides, player) === NONE) continue;
    const side = at(conflict.sides, player) === HELP ? own : opposing;
    addScore(side, at(conflict.cards, player));
    addScore(side, scoreOf(context, at(conflict.persons, player), at(conflict.attributes, player)));
  }
  if (conflict.kind === 'control') {
    const felt = at(state.relationships, conflict.target * state.people + conflict.by);
    addResistance(own, opposing, felt, game.options.extraResistance);
  }
  addScores(own, conflict.added);
  addScores(opposing, conflict.opposition);
  if (usesEventCard(context)) addScores(opposing, [state.eventInPlay.card]);
}

/** Returns the score behind a bid; a complication has only its card (rules 6.5). */
const scoreOf = ({ state }: Context, person: Person, attribute: number): Score =>
  person === NONE || attribute === NONE ? NO_SCORE : at(state.attributes, person * ATTRIBUTES_EACH + attribute);

/** Applies Rule 2: losing with a card of an adjacent suit changes the loser's relationship. */
export function changeFeelings(context: Context, won: boolean): void {
  const { state, emit } = context;
  const { conflict } = state;
  for (let player = 0; player < state.players; player++) {
    const side = at(conflict.sides, player);
    const card = at(conflict.cards, player);
    if (side === NONE || card === NONE) continue;
    const role = player === conflict.actor ? 'actor' : side === HINDER ? 'hinderer' : 'helper';
    if (!hasLost(role, won)) continue;
    const entry = governs(context, player, at(conflict.persons, player));
    if (entry === NO_ENTRY) continue;
    const from = at(state.relationships, entry);
    const to = afterLoss(from, card);
    if (to === from) continue;
    state.relationships[entry] = to;
    const owner = Math.floor(entry / state.people);
    emit?.({ type: 'feltOtherwise', player, card, owner, toward: entry % state.people, from, to });
  }
}

const isCard = (card: Card): boolean => card !== NONE;

/** Discards the cards of a conflict (rules 6.4). */
export function clear(context: Context): void {
  const { state, emit } = context;
  const { conflict } = state;
  emit?.({ type: 'cleared', cards: [...conflict.cards, ...conflict.opposition, ...conflict.added].filter(isCard) });
  for (let player = 0; player < state.players; player++) {
    if (player !== conflict.actor && at(conflict.sides, player) !== NONE) state.bidders |= bit(player);
    putAway(context, at(conflict.cards, player));
    conflict.cards[player] = NONE;
    conflict.sides[player] = NONE;
    conflict.persons[player] = NONE;
    conflict.attributes[player] = NONE;
    conflict.ruled[player] = false;
  }
  while (conflict.opposition.length > 0) putAway(context, conflict.opposition.pop() as Card);
  while (conflict.added.length > 0) putAway(context, conflict.added.pop() as Card);
  conflict.kind = 'none';
}
