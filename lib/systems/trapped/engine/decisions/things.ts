import { at } from '@/lib/kernel/at';
import { askFor } from '../agenda';
import type { Context } from '../context';
import { isIndex, type Rule } from '../decision';
import { NONE } from '../game';
import { gain, giveUp, pickUp, receive } from '../people';
import type { Person, Seat } from '../state';
import { controlledBy, holds, isAlive, isGoalAt } from '../world';

const continueTurn = ({ state }: Context) => askFor(state, 'action', state.turn);

/** Tells whether a player can handle a person's things: their character's, or those of a controlled Extra beside it. */
function isOwn({ state }: Context, player: Seat, person: Person): boolean {
  const character = at(state.characterOf, player);
  if (person === character) return true;
  return (
    person !== NONE && person === controlledBy(state, player) && at(state.room, person) === at(state.room, character)
  );
}

/** Lists the people who can hold a player's things: the character and the controlled Extra, wherever they are. */
const ownOf = ({ state }: Context, player: Seat): readonly Person[] =>
  [at(state.characterOf, player), controlledBy(state, player)].filter((person) => person !== NONE);

/** In the same room (ruling A37). Each thing moves once a turn, so that it cannot circulate endlessly. */
export const give: Rule<'give'> = {
  candidates(context, offer) {
    const { game, state } = context;
    for (let item = 0; item < game.items.length; item++) {
      for (const from of ownOf(context, state.turn)) {
        if (!holds(state, from, item)) continue;
        for (let to = 0; to < state.people; to++) offer({ type: 'give', item, from, to });
      }
    }
  },
  refuse(context, { item, from, to }) {
    const { game, state } = context;
    if (!isIndex(item, game.items.length) || !isIndex(from, state.people) || !isIndex(to, state.people)) {
      return 'malformed';
    }
    if (!isOwn(context, state.turn, from) || from === to || !isAlive(state, to)) return 'wrongPerson';
    if (at(state.room, from) !== at(state.room, to)) return 'notHere';
    if (!holds(state, from, item) || holds(state, to, item)) return 'wrongTarget';
    if (at(game.items, item).worn) return 'forbidden';
    return at(state.givenIn, item) === state.turnsTaken ? 'spent' : undefined;
  },
  take(context, { item, from, to }) {
    const { state, emit } = context;
    giveUp(state, item, from);
    receive(state, item, to);
    state.givenIn[item] = state.turnsTaken;
    emit?.({ type: 'gave', item, from, to });
    continueTurn(context);
  },
};

/** It lies in the room, or a goal achieved there provides it to all (rulings A37, A45). */
function isThere({ game, state }: Context, item: number, room: number): boolean {
  for (let i = 0; i < state.lying.length; i += 2)
    if (state.lying[i] === item && state.lying[i + 1] === room) return true;
  if (!at(game.items, item).thing || at(state.supply, item) === 0) return false;
  const { goals } = at(game.items, item);
  for (let i = 0; i < goals.length; i++) {
    const goal = at(goals, i);
    if (at(state.achieved, goal) === 0 || at(game.goals, goal).kind === 'monster') continue;
    if (at(game.goals, goal).where !== 'monster' && isGoalAt(game, state, goal, room)) return true;
  }
  return false;
}

export const take: Rule<'take'> = {
  candidates(context, offer) {
    for (let item = 0; item < context.game.items.length; item++) {
      for (const by of ownOf(context, context.state.turn)) offer({ type: 'take', item, by });
    }
  },
  refuse(context, { item, by }) {
    const { game, state } = context;
    if (!isIndex(item, game.items.length) || !isIndex(by, state.people)) return 'malformed';
    if (!isOwn(context, state.turn, by)) return 'wrongPerson';
    if (holds(state, by, item)) return 'alreadyDone';
    if (!isThere(context, item, at(state.room, by))) return 'notHere';
    return at(state.givenIn, item) === state.turnsTaken ? 'spent' : undefined;
  },
  take(context, { item, by }) {
    const { state, emit } = context;
    const room = at(state.room, by);
    if (pickUp(state, item, room)) {
      receive(state, item, by);
      emit?.({ type: 'gained', item, person: by, source: 'floor', of: room });
    } else {
      gain(context, item, by, 'spot', room);
    }
    continueTurn(context);
  },
};

/** Releases the controlled Extra (rules 7.2). */
export const release: Rule<'release'> = {
  refuse: ({ state }) => (controlledBy(state, state.turn) === NONE ? 'wrongTarget' : undefined),
  take(context) {
    const { state, emit } = context;
    const extra = controlledBy(state, state.turn);
    state.controller[extra] = NONE;
    emit?.({ type: 'released', player: state.turn, extra, why: 'letGo' });
    continueTurn(context);
  },
};
