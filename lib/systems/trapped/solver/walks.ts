import type { Program } from './program-draft';

const NONE = -1;

/**
 * Returns, for each fact of a program in turns, a lower bound of the round in which it comes true; 0 for unreachable
 * facts. A character walks on its player's own turns alone, one step a round, and leaves on a later one. Conflicts take
 * no round of their own, since several players can dare one character in a round (rules 7.1).
 */
export function roundsOfWalks(program: Program): Int32Array {
  const { rules, actions, waiting, sizes, axioms } = program;
  const { isWayOut, isWalked, roomBeside } = placesIn(program);
  const rounds = new Int32Array(waiting.length);
  const missing = sizes.slice();
  /** For each rule, the first round in which someone who has walked there has a turn again. */
  const nextTurn = new Int32Array(rules.length);
  let now: number[] = [];
  let next: number[] = [];
  const fire = (i: number, round: number) => {
    const { head = NONE, action } = rules[i] ?? {};
    // Steps are taken together with standing beside the room, where it is known from which room people come.
    if (action !== undefined && actions[action]?.kind === 'step') return;
    const onOwnTurn = (nextTurn[i] ?? 0) > round ? next : now;
    if (isWayOut[head] === 1) onOwnTurn.push(head);
    else now.push(head);
    const room = roomBeside[head] ?? NONE;
    if (room !== NONE) onOwnTurn.push(room);
  };
  for (const i of axioms) fire(i, 1);
  // Facts are settled in the order of their rounds, so the last part of a body is the latest.
  for (let round = 1; now.length > 0 || next.length > 0; round++) {
    for (const fact of now) {
      if (rounds[fact] !== 0) continue;
      rounds[fact] = round;
      for (const i of waiting[fact] ?? []) {
        if (isWalked[fact] === 1) nextTurn[i] = round + 1;
        missing[i] = (missing[i] ?? 0) - 1;
        if (missing[i] === 0) fire(i, round);
      }
    }
    [now, next] = [next, []];
  }
  return rounds;
}

/** Marks ways out, rooms that can only be walked to, and for each fact of standing beside a room that room. */
function placesIn({ facts, rules, actions, waiting }: Program) {
  const isWayOut = new Uint8Array(waiting.length);
  const isWalked = new Uint8Array(waiting.length);
  const roomBeside = new Int32Array(waiting.length).fill(NONE);
  for (const [name, fact] of facts) {
    if (name.startsWith('route ')) isWayOut[fact] = 1;
    else if (name.startsWith('near ')) roomBeside[fact] = facts.get(`room ${name.slice('near '.length)}`) ?? NONE;
    else if (name.startsWith('room ')) isWalked[fact] = 1;
  }
  for (const { head, action } of rules) {
    if (action === undefined || actions[action]?.kind !== 'step') isWalked[head] = 0;
  }
  return { isWayOut, isWalked, roomBeside };
}
