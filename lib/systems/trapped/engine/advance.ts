import { at } from '@/lib/kernel/at';
import { drop, TASKS } from './agenda';
import { askForRuling, nextBidder, nextLucky } from './bidding';
import { strikeClock } from './clock-events';
import { ask as askConsent } from './consent';
import type { Context } from './context';
import { askForAnswer } from './decisions/answer';
import { askToBoard } from './decisions/escape';
import { PEOPLE_MAX } from './effect';
import { close } from './ending';
import { beginEffect, drawEvent, effectOn, endEvent, strike, test } from './event-cards';
import { afterTest, follow, followOn, poll } from './follow-ups';
import { reveal } from './opposition';
import { askForMonsters, askToRetreat } from './prowl';
import { settleConflict } from './settle';
import { clear } from './showdown';
import {
  askToAdopt,
  beginGmTurn,
  beginTurn,
  beginTurnProper,
  create,
  endRound,
  endSeat,
  endure,
  makeExtras,
} from './turns';
import { askForVote } from './voting';

/** Runs tasks from the agenda until a decision is needed or the game is over. */
export function advance(context: Context): void {
  const { state } = context;
  const { agenda, ask } = state;
  while (ask.kind === 'none' && agenda.length > 0 && state.outcome === null) {
    const top = agenda.length;
    const task = at(agenda, top - 1);
    const a = at(agenda, top - 2);
    const b = at(agenda, top - 3);
    drop(state);
    at(RUN, task)(context, a, b);
  }
  close(context);
}

type Runner = (context: Context, a: number, b: number) => void;

const RUNNERS: Readonly<Record<keyof typeof TASKS, Runner>> = {
  create,
  extras: makeExtras,
  turn: (context, player, extra) => beginTurn(context, player, extra === 1),
  turnProper: beginTurnProper,
  seatEnd: endSeat,
  gmTurn: beginGmTurn,
  gmEnd: endRound,
  monsters: askForMonsters,
  event: drawEvent,
  effect: beginEffect,
  effectOn,
  consent: (context, effect, asked) => askConsent(context, effect, asked % PEOPLE_MAX, Math.floor(asked / PEOPLE_MAX)),
  eventEnd: endEvent,
  strike,
  test: (context, attribute, person) => test(context, attribute, person, 'event'),
  bidding: nextBidder,
  ruling: askForRuling,
  reveal,
  lucky: nextLucky,
  settle: settleConflict,
  clear,
  retreat: askToRetreat,
  answer: askForAnswer,
  adopt: askToAdopt,
  boarding: askToBoard,
  vote: askForVote,
  hardship: endure,
  follow,
  followOn,
  verdict: afterTest,
  poll,
  clock: strikeClock,
};

const NAMES = Object.keys(TASKS) as (keyof typeof TASKS)[];
const RUN: readonly Runner[] = NAMES.toSorted((a, b) => TASKS[a] - TASKS[b]).map((name) => RUNNERS[name]);
