import { roomsOf } from '../rules/goals';
import { isBlocked } from '../rules/passages';
import type { Goal, Passage, Requirement, Setting } from '../schema';
import { roomsBeside } from './monsters';
import type { ProgramDraft } from './program-draft';

/** Rules for carried things in one program; any further ones count as being wherever they are needed. */
const MOST_RULES = 2_000;

/** Provisions of Events: rooms that they may take characters to, and passages that they may open. */
interface Luck {
  readonly passages: ReadonlySet<string>;
  readonly rooms?: ReadonlySet<string>;
}

/**
 * Adds rules for things that are carried from the room where a goal brings them to the room where something requires
 * them (rules 2.5). A thing moves at most one step in a player's turn, even if it changes hands. It is carried by the
 * shortest way that can ever be open. One person could always do all of it, so carrying
 * costs time and never makes anything impossible.
 */
export class Carrying {
  readonly #draft: ProgramDraft;
  readonly #luck: Luck;
  readonly #passages: readonly Passage[];
  /** For each thing that has to be carried, the goals that bring it. */
  readonly #sources: ReadonlyMap<string, readonly Goal[]>;
  /** Rooms that people can also enter by winning a goal, for which no turn of their own is needed. */
  readonly #reached: ReadonlySet<string>;
  readonly #steps = new Map<string, ReadonlyMap<string, number>>();
  readonly #known = new Set<string>();
  #beside: ((room: string) => Iterable<string>) | undefined;
  #left = MOST_RULES;

  /** `sure`: things that need not be carried, since Events may bring them anywhere or somebody has them already. */
  constructor(draft: ProgramDraft, { map, items, goals, options, place }: Setting, luck: Luck, sure: Sure) {
    this.#draft = draft;
    this.#luck = luck;
    this.#passages = map.passages;
    const isBegun = map.rooms.some(({ id }) => id === place.start);
    const things = items.filter(({ id, kind }) => isBegun && kind === 'item' && !sure(id)).map(({ id }) => id);
    this.#sources = sourcesOf(things, goals);
    const reached = options.reachByExploring ? [] : goals.filter(({ kind }) => kind === 'reach');
    this.#reached = new Set(reached.flatMap(roomsOf));
  }

  needs(requirement: Requirement): boolean {
    return requirement.kind === 'item' && this.#left > 0 && this.#sources.has(requirement.item);
  }

  /** Returns the fact that a thing has come to a room. */
  into(item: string, room: string): string {
    const anywhere = `item ${item}`;
    const sources = this.#sources.get(item);
    if (!sources || room === '') return anywhere;
    const fact = `have ${item} in ${room}`;
    if (this.#known.has(fact)) return fact;
    if (this.#left <= 0) return anywhere;
    this.#known.add(fact);
    const steps = this.#stepsTo(room);
    const byLuck = Math.min(...[...(this.#luck.rooms ?? [])].map((one) => steps.get(one) ?? Infinity));
    for (const goal of sources) {
      for (const from of roomsOf(goal)) {
        const way = Math.min(steps.get(from) ?? Infinity, byLuck);
        if (way === Infinity) continue;
        this.#left--;
        this.#draft.rule(fact, [`goal ${goal.id}`, `room ${from}`], undefined, way);
      }
    }
    return fact;
  }

  /** Returns the fewest turns in which something can be carried to a room, by room. */
  #stepsTo(room: string): ReadonlyMap<string, number> {
    const known = this.#steps.get(room);
    if (known) return known;
    this.#beside ??= roomsBeside(this.#passages.filter((passage) => isEverOpen(passage, this.#luck)));
    const steps = new Map<string, number>();
    let now = [room];
    let next: string[] = [];
    for (let count = 0; now.length > 0; count++) {
      // Also visits rooms added during the loop.
      for (const here of now) {
        if (steps.has(here)) continue;
        steps.set(here, count);
        (this.#reached.has(here) ? now : next).push(...this.#beside(here));
      }
      [now, next] = [next, []];
    }
    this.#steps.set(room, steps);
    return steps;
  }
}

type Sure = (item: string) => boolean;

/** Leaves out things that are also brought by a goal without a certain room. */
function sourcesOf(things: readonly string[], goals: readonly Goal[]): ReadonlyMap<string, readonly Goal[]> {
  const sources = new Map<string, Goal[]>(things.map((id) => [id, []]));
  for (const goal of goals) {
    if (goal.kind === 'exit') continue;
    const isSomewhere = goal.kind !== 'monster' && roomsOf(goal).length > 0;
    for (const { item } of goal.grants) {
      if (isSomewhere) sources.get(item)?.push(goal);
      else sources.delete(item);
    }
  }
  return sources;
}

/** Tells who can ever open a passage from the beginning; `never` if nobody can. */
export const openingOf = (passage: Passage, luck: Pick<Luck, 'passages'>): Passage['opens'] => {
  if (!isBlocked(passage) || luck.passages.has(passage.id)) return 'anyone';
  return passage.opens === 'goal' && passage.openedBy === '' ? 'never' : passage.opens;
};

const isEverOpen = (passage: Passage, luck: Luck): boolean => openingOf(passage, luck) !== 'never';
