import { at } from '@/lib/kernel/at';
import type { Closing } from './closings';
import type { Program } from './program-draft';

const NONE = -1;

/**
 * Returns, for each fact of a program in turns, a lower bound of the round in which it comes true; 0 for unreachable
 * facts. A character walks on its player's own turns alone, one step a round, and leaves on a later one; things go with
 * characters. Conflicts take no round of their own, since several players can dare one character in a round (rules 7.1).
 * Rooms that are closed can be entered until then, or with what helps.
 */
export function roundsOfWalks(program: Program, closings: readonly Closing[] = []): Int32Array {
  const { rules, actions, waiting, sizes, axioms } = program;
  const { isWayOut, isWalked, roomBeside } = placesIn(program);
  const gates = gatesIn(program, isWalked, closings);
  const rounds = new Int32Array(waiting.length);
  const missing = sizes.slice();
  /** For each rule, the first round in which someone who has walked there has a turn again. */
  const nextTurn = new Int32Array(rules.length);
  /** Facts to settle, by round. */
  const due: number[][] = [];
  const settle = (fact: number, round: number) => {
    const list = due[round];
    if (list) list.push(fact);
    else due[round] = [fact];
  };
  const fire = (i: number, round: number) => {
    const { head, action, delay } = at(rules, i);
    // Steps are taken together with standing beside the room, where it is known from which room people come.
    if (action !== undefined && actions[action]?.kind === 'step') return;
    const onOwnTurn = Math.max(round, nextTurn[i] ?? 0);
    if (delay > 0) settle(head, onOwnTurn + delay - 1);
    else settle(head, isWayOut[head] === 1 ? onOwnTurn : round);
    const room = roomBeside[head] ?? NONE;
    if (room !== NONE) settle(room, onOwnTurn);
  };
  for (const i of axioms) fire(i, 1);
  const shutOut = new Map<number, number[]>();
  // Facts are settled in the order of their rounds, so the last part of a body is the latest.
  for (let round = 1; round < due.length; round++) {
    // Also visits facts added during the loop.
    for (const fact of due[round] ?? []) {
      if (rounds[fact] !== 0) continue;
      const gate = gates?.get(fact);
      if (gate && round > gate.rounds && (gate.item === NONE || rounds[gate.item] === 0)) {
        if (gate.item !== NONE) shutOut.set(gate.item, [...(shutOut.get(gate.item) ?? []), fact]);
        continue;
      }
      rounds[fact] = round;
      for (const other of shutOut.get(fact) ?? []) settle(other, round);
      for (const i of waiting[fact] ?? []) {
        if (isWalked[fact] === 1) nextTurn[i] = round + 1;
        missing[i] = (missing[i] ?? 0) - 1;
        if (missing[i] === 0) fire(i, round);
      }
    }
  }
  return rounds;
}

/** Marks ways out, places that can only be walked to, and for each fact of standing beside a room that room. */
function placesIn({ facts, rules, actions, waiting }: Program) {
  const isWayOut = new Uint8Array(waiting.length);
  const isWalked = new Uint8Array(waiting.length);
  const roomBeside = new Int32Array(waiting.length).fill(NONE);
  for (const [name, fact] of facts) {
    if (name.startsWith('route ')) isWayOut[fact] = 1;
    else if (name.startsWith('near ')) roomBeside[fact] = facts.get(`room ${name.slice('near '.length)}`) ?? NONE;
    else if (name.startsWith('room ') || name.startsWith('have ')) isWalked[fact] = 1;
  }
  for (const { head, action, delay } of rules) {
    if (delay === 0 && (action === undefined || actions[action]?.kind !== 'step')) isWalked[head] = 0;
  }
  return { isWayOut, isWalked, roomBeside };
}

/** Returns the facts of walking into closed rooms, alone or with a thing, and what helps; undefined if none. */
function gatesIn({ facts }: Program, isWalked: Uint8Array, closings: readonly Closing[]) {
  if (closings.length === 0) return undefined;
  const gates = new Map<number, { readonly rounds: number; readonly item: number }>();
  for (const [name, fact] of facts) {
    if (isWalked[fact] !== 1) continue;
    const closing = closings.find(({ room }) => name === `room ${room}` || name.endsWith(` in ${room}`));
    if (!closing) continue;
    const { rounds, item } = closing;
    gates.set(fact, { rounds, item: item === '' ? NONE : (facts.get(`item ${item}`) ?? NONE) });
  }
  return gates;
}
