import { at } from '@/lib/kernel/at';
import { drop, TASKS } from './agenda';
import { askForRuling, nextBidder, nextLucky } from './bidding';
import { ask as askConsent } from './consent';
import { askForAnswer } from './decisions/answer';
import { askToBoard } from './decisions/escape';
import { PEOPLE_MAX } from './effect';
import { close } from './ending';
import { askToStand, beginEffect, drawEvent, effectOn, endEvent, strike } from './happening';
import { reveal } from './opposition';
import { hurtOrAsk, settleConflict } from './settle';
import { clear } from './showdown';
import type { Table } from './table';
import {
  askForMonsters,
  askToAdopt,
  askToRetreat,
  beginGmTurn,
  beginTurn,
  beginTurnProper,
  create,
  endRound,
  endSeat,
  makeExtras,
} from './turns';

/** Everything that happens by itself, until somebody has to decide or all is over. */
export function advance(table: Table): void {
  const { state } = table;
  const { agenda, ask } = state;
  while (ask.kind === 'none' && agenda.length > 0 && state.outcome === null) {
    const top = agenda.length;
    const task = at(agenda, top - 1);
    const a = at(agenda, top - 2);
    const b = at(agenda, top - 3);
    drop(state);
    run(table, task, a, b);
  }
  close(table);
}

function run(table: Table, task: number, a: number, b: number): void {
  switch (task) {
    case TASKS.create:
      create(table, a, b);
      return;
    case TASKS.extras:
      makeExtras(table, a);
      return;
    case TASKS.turn:
      beginTurn(table, a, b === 1);
      return;
    case TASKS.turnProper:
      beginTurnProper(table, a);
      return;
    case TASKS.seatEnd:
      endSeat(table, a);
      return;
    case TASKS.gmTurn:
      beginGmTurn(table);
      return;
    case TASKS.gmEnd:
      endRound(table);
      return;
    case TASKS.monsters:
      askForMonsters(table);
      return;
    case TASKS.event:
      drawEvent(table, a, b);
      return;
    case TASKS.effect:
      beginEffect(table, a);
      return;
    case TASKS.effectOn:
      effectOn(table, a, b);
      return;
    case TASKS.consent:
      askConsent(table, a, b % PEOPLE_MAX, Math.floor(b / PEOPLE_MAX));
      return;
    case TASKS.eventEnd:
      endEvent(table);
      return;
    case TASKS.strike:
      strike(table, a, b);
      return;
    case TASKS.test:
      askToStand(table, b, ~a);
      return;
    case TASKS.hurt:
      hurtOrAsk(table, a);
      return;
    case TASKS.bidding:
      nextBidder(table, a);
      return;
    case TASKS.ruling:
      askForRuling(table);
      return;
    case TASKS.reveal:
      reveal(table);
      return;
    case TASKS.lucky:
      nextLucky(table, a);
      return;
    case TASKS.settle:
      settleConflict(table);
      return;
    case TASKS.clear:
      clear(table);
      return;
    case TASKS.retreat:
      askToRetreat(table, a);
      return;
    case TASKS.answer:
      askForAnswer(table);
      return;
    case TASKS.adopt:
      askToAdopt(table, a);
      return;
    default:
      askToBoard(table);
      return;
  }
}
