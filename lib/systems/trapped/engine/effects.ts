import { at } from '@/lib/kernel/at';
import { suitOf } from '../rules/cards';
import { ATTRIBUTES, SUITS, USUAL_TESTS } from '../vocabulary';
import { push, TASKS } from './agenda';
import { ask as askConsent } from './consent';
import type { Table } from './context';
import { addTimer, eventOf, feel, fizzle, lasts } from './effect';
import { earnTurn, grant } from './gains';
import { type GameEffect, NONE } from './game';
import { enter } from './people';
import { move, pickOrDo, steal } from './picks';
import { sicken } from './sickness';
import type { Person } from './state';
import { monsterNear, strongestFor } from './targets';

/** The attribute that goes with each suit, in the order of SUITS. */
const USUAL = SUITS.map((suit) => ATTRIBUTES.indexOf(USUAL_TESTS[suit]));

/** Carries out an effect of the Event that is happening, on a person if it is about one. */
export function apply(table: Table, effect: GameEffect, number: number, person: Person): void {
  const { state } = table;
  switch (effect.kind) {
    case 'monsterConflict': {
      const monster = monsterNear(table, eventOf(table), person);
      if (monster === NONE) {
        fizzle(table, effect.kind, person, 'noMonster');
        return;
      }
      feel(table);
      push(state, TASKS.strike, monster, person);
      return;
    }
    case 'steal':
      steal(table, effect, number, person);
      return;
    case 'seal':
    case 'unseal':
    case 'cutAir':
      pickOrDo(table, effect, number);
      return;
    case 'sicken':
      sicken(table, effect, person);
      return;
    case 'grant':
      effect.conditional ? askConsent(table, number, person, 0) : grant(table, effect, person);
      return;
    case 'move':
      move(table, effect, number, person);
      return;
    case 'cling':
      cling(table, person);
      return;
    case 'extraTurn':
      effect.conditional ? askConsent(table, number, person, 0) : earnTurn(table, person);
      return;
    case 'test':
      test(table, effect, effect.attribute, person);
      return;
    case 'hurt':
    case 'suitTest':
      test(table, effect, at(USUAL, suitOf(state.happening.card)), person);
      return;
  }
}

function test(table: Table, { kind, related }: GameEffect, attribute: number, person: Person): void {
  const { game, state } = table;
  const victim = related ? strongestFor(state, at(game.events, state.happening.event), person) : person;
  if (victim === NONE) {
    fizzle(table, kind, person, 'noTies');
    return;
  }
  feel(table);
  push(state, TASKS.test, attribute, victim);
}

function cling(table: Table, person: Person): void {
  const { state, emit } = table;
  if (at(state.playerOf, person) !== NONE) {
    fizzle(table, 'cling', person, 'character');
    return;
  }
  const to = strongestFor(state, eventOf(table), person);
  if (to === NONE) {
    fizzle(table, 'cling', person, 'noTies');
    return;
  }
  state.clings[person] = to;
  feel(table);
  addTimer(table, { kind: 'clinging', of: person, turns: lasts(table, NONE) });
  emit?.({ type: 'clung', person, to });
  enter(table, person, at(state.room, to), NONE);
}
