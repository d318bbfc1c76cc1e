import { at } from '@/lib/kernel/at';
import { SUITS } from '@/lib/tabletop/cards/playing-cards';
import { suitOf } from '../rules/cards';
import { ATTRIBUTES, USUAL_TESTS } from '../vocabulary';
import { push, TASKS } from './agenda';
import { ask as askConsent } from './consent';
import type { Context } from './context';
import { addTimer, eventOf, fizzle, lasts, markFelt } from './effect';
import { applyFurther } from './further-effects';
import { earnTurn, grant } from './gains';
import { type GameEffect, NONE } from './game';
import { enter } from './people';
import { move, pickOrDo, steal } from './picks';
import { sicken } from './sickness';
import type { Person } from './state';
import { monsterNear, strongestFor } from './targets';

/** Default attribute tested for each suit, in the order of SUITS. */
const USUAL = SUITS.map((suit) => ATTRIBUTES.indexOf(USUAL_TESTS[suit]));

/** Applies an effect of the current Event, to a person if the effect is personal. */
export function apply(context: Context, effect: GameEffect, number: number, person: Person): void {
  const { state } = context;
  switch (effect.kind) {
    case 'monsterConflict': {
      const monster = monsterNear(context, eventOf(context), person);
      if (monster === NONE) {
        fizzle(context, effect.kind, person, 'noMonster');
        return;
      }
      markFelt(context);
      push(state, TASKS.strike, monster, person);
      return;
    }
    case 'steal':
      steal(context, effect, number, person);
      return;
    case 'seal':
    case 'unseal':
    case 'cutAir':
      pickOrDo(context, effect, number);
      return;
    case 'sicken':
      sicken(context, effect, person);
      return;
    case 'grant':
      effect.conditional ? askConsent(context, number, person, 0) : grant(context, effect, person);
      return;
    case 'move':
      move(context, effect, number, person);
      return;
    case 'cling':
      cling(context, person);
      return;
    case 'extraTurn':
      effect.conditional ? askConsent(context, number, person, 0) : earnTurn(context, person);
      return;
    case 'test':
      test(context, effect, effect.attribute, person);
      return;
    case 'hurt':
    case 'suitTest':
      test(context, effect, at(USUAL, suitOf(state.eventInPlay.card)), person);
      return;
    default:
      applyFurther(context, effect, person);
  }
}

function test(context: Context, { kind, related }: GameEffect, attribute: number, person: Person): void {
  const { game, state } = context;
  const victim = related ? strongestFor(state, at(game.events, state.eventInPlay.event), person) : person;
  if (victim === NONE) {
    fizzle(context, kind, person, 'noTies');
    return;
  }
  markFelt(context);
  push(state, TASKS.test, attribute, victim);
}

function cling(context: Context, person: Person): void {
  const { state, emit } = context;
  if (at(state.playerOf, person) !== NONE) {
    fizzle(context, 'cling', person, 'character');
    return;
  }
  const to = strongestFor(state, eventOf(context), person);
  if (to === NONE) {
    fizzle(context, 'cling', person, 'noTies');
    return;
  }
  state.clings[person] = to;
  markFelt(context);
  addTimer(context, { kind: 'clinging', of: person, turns: lasts(context, NONE) });
  emit?.({ type: 'clung', person, to });
  enter(context, person, at(state.room, to), NONE);
}
