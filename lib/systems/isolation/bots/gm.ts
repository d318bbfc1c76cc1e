import { at } from '@/lib/kernel/at';
import { conflictOf, insiders, ownerOf } from '../engine/context';
import { type Game, NONE } from '../engine/game';
import type { Move } from '../engine/moves';
import type { Phase, Shown } from '../engine/state';
import type { View } from '../engine/view';
import { Persona } from './persona';

/** A fair GM plays no event before every second conflict, a ruthless one before every third. */
const [SELDOM, OFTEN] = [2, 3];
/** Stress above its opening value from which a fair GM plays reliefs. */
const FRAYED = 3;
/** Difficulty of unprepared proposals: Average. */
const USUAL_DIFFICULTY = 2;
const IMPOSSIBLE = 6;

/** Plays the GM and all people without a player. */
export class Gm extends Persona {
  #turn = 0;
  #npc = 0;

  constructor(
    private readonly whole: Game,
    seed: number,
    readonly isRuthless: boolean,
  ) {
    super(whole, seed, 'human');
  }

  protected override decideOther(view: View, phase: Phase, list: () => readonly Move[]): Move {
    const { table } = view;
    switch (phase) {
      case 'scene':
        return this.#event(table) ?? this.#call(table);
      case 'calm':
        return { type: 'calm', isCalm: !this.isRuthless && !conflictOf(table).isDangerous };
      case 'difficulty':
        return this.#name(table);
      case 'rule':
        return (this.isRuthless && against(table, list())) || { type: 'ready' };
      case 'answer':
        return { type: 'roll' };
      case 'wound':
        return list().find((move) => this.isRuthless && isPlayers(table, move)) ?? at(list(), 0);
      default:
        return this.any(list());
    }
  }

  /** Plays a relief under high Stress, otherwise an event or the next escalation. A ruthless GM plays no reliefs. */
  #event({ hasHappened, happened, stress, conflicts }: Shown): Move | undefined {
    const { events, body } = this.whole;
    const isRelief = !this.isRuthless && stress >= body.stress.start + FRAYED;
    if (hasHappened || (!isRelief && conflicts % (this.isRuthless ? OFTEN : SELDOM) === 0)) return undefined;
    const first = body.stress.events.length;
    const open = [...events.keys()].filter((i) => !happened[i] && at(events, i).delta < 0 === isRelief);
    const next = open.find((i) => i >= first);
    const list = [...open.filter((i) => i < first), ...(next === undefined ? [] : [next, next, next])];
    return list.length === 0 ? undefined : { type: 'event', event: this.any(list) };
  }

  /** Calls on players in the order of their seats, and once in each round on a person without a player. */
  #call(table: Shown): Move {
    const inside = insiders(table);
    for (let tried = 0; tried <= table.players; tried++) {
      const seat = this.#turn++ % (table.players + 1);
      const theirs = inside.filter((person) => ownerOf(table, person) === seat);
      const person = theirs[seat < table.players ? 0 : this.#npc++ % Math.max(1, theirs.length)];
      if (person !== undefined) return { type: 'call', person };
    }
    return { type: 'wait' };
  }

  /** Names the written Difficulty; a ruthless GM adds 1. */
  #name({ conflict }: Shown): Move {
    const written = this.whole.difficulties[conflict?.task ?? NONE] ?? USUAL_DIFFICULTY;
    return { type: 'difficulty', difficulty: Math.min(IMPOSSIBLE, written + Number(this.isRuthless)) };
  }
}

const isPlayers = (table: Shown, move: Move): boolean =>
  move.type === 'wound' && ownerOf(table, move.person) < table.players;

/** Removes a player's helpful dice, one after the other, and rules that unprepared proposals are dangerous. */
function against(table: Shown, moves: readonly Move[]): Move | undefined {
  const { active, task } = conflictOf(table);
  if (ownerOf(table, active) >= table.players) return undefined;
  const harms = (move: Move): boolean => {
    if (move.type !== 'rule') return false;
    if (move.modifier === 'danger') return task === NONE && move.count > 0;
    return move.count === 0 && (move.modifier === 'profession' || move.modifier === 'serves');
  };
  return moves.find(harms) ?? moves.find(({ type }) => type === 'consider');
}
