import { at } from '@/lib/kernel/at';
import { challengeOutcome } from '../../rules/challenge';
import { askFor, push, TASKS } from '../agenda';
import { canMeet } from '../consent';
import type { Context } from '../context';
import { always, type Decision, isIndex, type Rule } from '../decision';
import { drawInto } from '../deck';
import { effectAt } from '../effect';
import { NONE } from '../game';
import type { Deed } from '../moves';
import { DEEDS, type DeedKind, type Seat } from '../state';
import { beginVote } from '../voting';
import { canAttempt, canForce, canPass } from '../world';
import { endsOf, isBeside, isControllable } from './deeds';

const ONE_TARGET = 1;

/** Returns the index a deed is aimed at (goal, passage, monster or Extra); NONE for a dare. */
export function targetOf(deed: Deed): number {
  switch (deed.kind) {
    case 'goal':
      return deed.goal;
    case 'explore':
    case 'force':
      return deed.passage;
    case 'attack':
      return deed.monster;
    case 'control':
      return deed.extra;
    case 'dare':
      return NONE;
  }
}

function countTargets({ game, state }: Context, kind: DeedKind): number {
  switch (kind) {
    case 'goal':
      return game.goals.length;
    case 'explore':
    case 'force':
      return game.passages.length;
    case 'attack':
      return game.monsters.length;
    case 'control':
      return state.people;
    case 'dare':
      return ONE_TARGET;
  }
}

/** Tells whether a player's character could do the deed now; a dare is always possible (ruling A25). */
export function isPossible(context: Context, player: Seat, kind: DeedKind, target: number): boolean {
  const { game, state } = context;
  const character = at(state.characterOf, player);
  if (character === NONE) return false;
  switch (kind) {
    case 'goal':
      return endsOf(game, target).some((room) => canAttempt(game, state, target, character, room));
    case 'explore':
      return canPass(game, state, character, target);
    case 'force':
      return canForce(game, state, target, at(state.room, character));
    case 'attack':
      return isBeside(context, target, character);
    case 'control':
      return isControllable(context, player, target);
    case 'dare':
      return true;
  }
}

/** Dares another player's character to do a deed. The challenger chooses what is done, never how (rules 7.1). */
export const challenge: Rule<'challenge'> = {
  // Filtering each dare again makes a turn's list take 28 µs instead of 23 µs.
  isExact: true,
  candidates(context, offer) {
    const { game, state } = context;
    for (let player = 0; player < state.players; player++) {
      const character = at(state.characterOf, player);
      if (player === state.turn || character === NONE) continue;
      const add = (deed: Deed) => {
        if (isPossible(context, player, deed.kind, targetOf(deed))) offer({ type: 'challenge', player, deed });
      };
      for (let goal = 0; goal < game.goals.length; goal++) add({ kind: 'goal', goal });
      for (const passage of at(game.rooms, at(state.room, character)).passages) {
        add({ kind: 'explore', passage });
        add({ kind: 'force', passage });
      }
      for (let monster = 0; monster < game.monsters.length; monster++) add({ kind: 'attack', monster });
      for (let extra = state.players; extra < state.people; extra++) add({ kind: 'control', extra });
      add({ kind: 'dare' });
    }
  },
  refuse(context, { player, deed }) {
    const { state } = context;
    if (!isIndex(player, state.players) || !DEEDS.includes(deed?.kind)) return 'malformed';
    if (deed.kind !== 'dare' && !isIndex(targetOf(deed), countTargets(context, deed.kind))) return 'malformed';
    if (player === state.turn || at(state.characterOf, player) === NONE) return 'wrongPerson';
    return isPossible(context, player, deed.kind, targetOf(deed)) ? undefined : 'wrongTarget';
  },
  take(context, { player, deed }) {
    const { state } = context;
    const { challenge } = state;
    challenge.challenger = state.turn;
    challenge.challenged = player;
    challenge.kind = deed.kind;
    challenge.target = targetOf(deed);
    context.emit?.({ type: 'challenged', player, by: state.turn, deed });
    if (deed.kind === 'dare') beginVote(context);
    else askFor(state, 'challenge', player);
  },
};

export const vote: Decision = {
  agree: always(({ state }) => {
    state.challenge.yes++;
  }),
  refuse: always(({ state }) => {
    state.challenge.no++;
  }),
};

/** Dares a player who declined to keep the person company in an extra turn (ruling A40). */
export const press: Decision = {
  pass: always(() => {}),
  challenge: {
    candidates({ state }, offer) {
      for (let player = 0; player < state.players; player++)
        offer({ type: 'challenge', player, deed: { kind: 'dare' } });
    },
    refuse(context, { player, deed }) {
      const { about, detail } = context.state.ask;
      if (!isIndex(player, context.state.players) || !DEEDS.includes(deed?.kind)) return 'malformed';
      if (deed.kind !== 'dare') return 'wrongTarget';
      return canMeet(context, effectAt(context, about), detail, player) ? undefined : 'wrongPerson';
    },
    take({ state, emit }, { player, deed }) {
      const { ask, challenge } = state;
      challenge.challenger = ask.seat;
      challenge.challenged = player;
      challenge.kind = 'dare';
      challenge.target = ask.detail;
      emit?.({ type: 'challenged', player, by: ask.seat, deed });
      askFor(state, 'challenge', player);
    },
  },
};

/** The challenged player accepts, which earns a card, or declines, which leads to a duel. */
export const answerChallenge: Decision = {
  accept: always((context) => {
    const { challenged } = context.state.challenge;
    drawInto(context, challenged, challengeOutcome('accept', false).draws, 'dare');
    push(context.state, TASKS.answer);
  }),
  decline: always(({ state }) => askFor(state, 'duel', state.challenge.challenger, 0)),
};
