import { at } from '@/lib/kernel/at';
import { type Context, gmOf } from './context';
import { monsterMoves } from './deeds';
import { addTimer } from './effect';
import { NONE } from './game';
import { enter, giveUp } from './people';
import { type Cure, canSicken } from './sickness';
import type { Person } from './state';
import { canLose } from './things';
import { stepToward } from './walks';

/**
 * Lets a monster do something other than damage to whoever lost against it. Returns false for the usual monster, and
 * where it cannot be done (ruling A70).
 */
export function hitOtherwise(context: Context, monster: number, person: Person): boolean {
  switch (at(context.game.monsters, monster).hit) {
    case 'carry':
      return carryAway(context, monster, person);
    case 'infect':
      return infect(context, monster, person);
    case 'take':
      return takeFrom(context, monster, person);
    default:
      return false;
  }
}

/** Carries a person to where the monster began, by a way that is open to it. */
function carryAway(context: Context, monster: number, person: Person): boolean {
  const { game, state } = context;
  const lair = at(game.monsters, monster).start;
  if (at(state.room, person) !== at(state.monsterRoom, monster) || stepToward(context, monster, lair) === NONE)
    return false;
  monsterMoves(context, monster, lair, 'carry');
  state.stepped[monster] = true;
  enter(context, person, lair, NONE);
  return true;
}

/** Turns of the GM until a monster's illness shows what it does. */
const ILL_TURNS = 3;

function infect(context: Context, monster: number, person: Person): boolean {
  const { game, state, emit } = context;
  const cure: Cure = { room: NONE, item: at(game.monsters, monster).cure };
  if (!canSicken(context, cure, person)) return false;
  // The GM's turn in which it happens does not count (ruling A38).
  const turns = state.turn === gmOf(state) ? ILL_TURNS + 1 : ILL_TURNS;
  addTimer(context, { kind: 'sick', of: person, turns, ...cure });
  emit?.({ type: 'fellIll', person, turns: ILL_TURNS, ...cure });
  return true;
}

/** Takes something that works against the monster, or else the first thing of the setting's list. */
function takeFrom(context: Context, monster: number, person: Person): boolean {
  const { game, state, emit } = context;
  const item = [...at(game.monsters, monster).means, ...game.items.keys()].find((one) =>
    canLose(game, state, person, one),
  );
  if (item === undefined) return false;
  giveUp(state, item, person);
  state.lying.push(item, game.rooms.length + monster);
  emit?.({ type: 'stolen', item, person, monster });
  return true;
}
