import { at } from '@/lib/kernel/at';
import { filled } from '@/lib/kernel/filled';
import { type Game, NONE } from '../engine/game';
import type { Person } from '../engine/state';
import type { View } from '../engine/view';
import { type Chart, FAR } from './chart';

/** Shortest walks from a person's room past the present barriers. Overwritten by each walk. */
export class Walker {
  /** FAR if unreachable now. */
  readonly steps: number[];
  /** First passage on the way to each room; NONE for the current room. */
  readonly first: number[];
  readonly #game: Game;
  readonly #chart: Chart;
  readonly #queue: number[];

  constructor(game: Game, chart: Chart) {
    this.#game = game;
    this.#chart = chart;
    this.steps = filled(game.rooms.length, FAR);
    this.first = filled(game.rooms.length, NONE);
    this.#queue = filled(game.rooms.length, NONE);
  }

  walk(view: View, person: Person): void {
    const { firstWay, ways, ends } = this.#chart;
    const { steps, first } = this;
    const queue = this.#queue;
    const start = view.roomOf(person);
    steps.fill(FAR);
    steps[start] = 0;
    first[start] = NONE;
    queue[0] = start;
    for (let head = 0, tail = 1; head < tail; head++) {
      const room = at(queue, head);
      for (let i = at(firstWay, room); i < at(firstWay, room + 1); i++) {
        const end = at(ends, i);
        const way = at(ways, i);
        if (at(steps, end) < FAR || !this.#isOpen(view, person, way, room, end)) continue;
        steps[end] = at(steps, room) + 1;
        first[end] = room === start ? way : at(first, room);
        queue[tail++] = end;
      }
    }
  }

  #isOpen(view: View, person: Person, way: number, from: number, to: number): boolean {
    const passage = at(this.#game.passages, way);
    if (
      passage.needs !== NONE &&
      !view.commands(person, passage.needs) &&
      !view.table.isLetThrough(person, way, from)
    ) {
      return false;
    }
    if (view.isSealed(way)) return false;
    if (view.isBlocked(way) && !this.#opens(view, person, way, from)) return false;
    if (!view.isAirless(to)) return true;
    const item = view.airItem(to);
    return item !== NONE && view.commands(person, item);
  }

  #opens(view: View, person: Person, way: number, from: number): boolean {
    const { a, b, opens } = at(this.#game.passages, way);
    if (opens === 'anyone') return true;
    if (opens !== 'fromA' && opens !== 'fromB') return false;
    const bolted = opens === 'fromA' ? a : b;
    if (from === bolted) return true;
    for (let other = 0; other < view.people; other++) {
      if (other !== person && view.isAlive(other) && view.roomOf(other) === bolted) return true;
    }
    return false;
  }
}
