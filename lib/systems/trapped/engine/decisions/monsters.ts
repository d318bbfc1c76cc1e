import { at } from '@/lib/kernel/at';
import { push, TASKS } from '../agenda';
import type { Table } from '../context';
import { always, type Decision, isIndex } from '../decision';
import { monsterGoes } from '../deeds';
import type { Move, Refusal } from '../moves';
import { maySmash } from '../prowl';
import { monsterPasses } from '../world';

function refuseStep({ game, state }: Table, monster: number, passage: number): Refusal | undefined {
  if (!isIndex(monster, game.monsters.length) || !isIndex(passage, game.passages.length)) return 'malformed';
  if (at(state.monsterDead, monster)) return 'wrongTarget';
  return monsterPasses(game, state, monster, passage) ? undefined : 'notPassable';
}

function listSteps(table: Table, monster: number, moves: Move[]): void {
  const { game, state } = table;
  for (const passage of at(game.rooms, at(state.monsterRoom, monster)).passages) {
    if (refuseStep(table, monster, passage) === undefined) moves.push({ type: 'step', monster, passage });
  }
}

/** Between turns the GM moves monsters, a step a turn each, and may have each attack once a round (rules 7.0, 7.5). */
export const monsters: Decision = {
  list(table, moves) {
    const { game, state } = table;
    moves.push({ type: 'goOn' });
    for (let monster = 0; monster < game.monsters.length; monster++) {
      if (!at(state.stepped, monster) && !at(state.monsterDead, monster)) listSteps(table, monster, moves);
      for (let person = 0; person < state.people; person++) {
        if (maySmash(table, monster, person)) moves.push({ type: 'smash', monster, person });
      }
    }
  },
  rules: {
    goOn: always(() => {}),
    step: {
      refuse: (table, { monster, passage }) =>
        refuseStep(table, monster, passage) ?? (at(table.state.stepped, monster) ? 'spent' : undefined),
      take(table, { monster, passage }) {
        push(table.state, TASKS.monsters);
        table.state.stepped[monster] = true;
        monsterGoes(table, monster, passage, 'step');
      },
    },
    smash: {
      refuse(table, { monster, person }) {
        const { game, state } = table;
        if (!isIndex(monster, game.monsters.length) || !isIndex(person, state.people)) return 'malformed';
        if (at(state.smashed, monster)) return 'spent';
        return maySmash(table, monster, person) ? undefined : 'wrongTarget';
      },
      take({ state }, { monster, person }) {
        state.smashed[monster] = true;
        push(state, TASKS.monsters);
        push(state, TASKS.strike, monster, person);
      },
    },
  },
};

/** A beaten monster goes one room away at once, which is its step of this turn (A28, A34). */
export const retreat: Decision = {
  list: (table, moves) => listSteps(table, table.state.ask.about, moves),
  rules: {
    step: {
      refuse: (table, { monster, passage }) =>
        monster === table.state.ask.about ? refuseStep(table, monster, passage) : 'wrongTarget',
      take(table, { monster, passage }) {
        table.state.stepped[monster] = true;
        monsterGoes(table, monster, passage, 'retreat');
      },
    },
  },
};
