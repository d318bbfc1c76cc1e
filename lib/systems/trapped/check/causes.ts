import type { Patch } from '@/lib/kernel/patch';
import { isRescue } from '../rules/escape';
import { type Binding, unmetGroups } from '../rules/goals';
import type { Goal, Passage, Requirement } from '../schema';
import type { Survey } from './survey';

/** Why something can't be reached: the first thing that nobody can ever do. */
export interface Cause {
  readonly kind: 'house-rule' | 'circle' | 'deadlock' | 'dangling' | 'cut-off' | 'item' | 'passage';
  /** A clause: "nothing opens the way from “Aft corridor” to “Airlock”". */
  readonly why: string;
  /** A sentence: "Add a goal that does, or open it on the map." */
  readonly remedy: string;
  readonly repair?: { readonly label: string; readonly patches: readonly Patch[] };
}

type Waiting = Pick<Goal, 'requires' | 'requiresAny'> & { readonly at: readonly string[] };

/** What was descended through, with its names: goals, and between them the things and ways they wait for. */
type Trail = Map<string, string>;

/** Finds causes in one setting, descending from goal to goal until there is nothing more before it. */
export class Causes {
  readonly #survey: Survey;
  readonly #binding: Binding;
  readonly #goals: ReadonlyMap<string, Goal>;
  readonly #passagesAt = new Map<string, Passage[]>();
  readonly #rooms: ReadonlySet<string>;
  readonly #items: ReadonlySet<string>;
  /** Of goals that were descended through: what is behind one of a chain is behind all before it. */
  readonly #found = new Map<string, Cause>();

  constructor(survey: Survey) {
    const { setting } = survey;
    this.#survey = survey;
    this.#binding = setting.options.prereqMode;
    this.#goals = new Map(setting.goals.map((goal) => [goal.id, goal]));
    this.#rooms = new Set(setting.map.rooms.map(({ id }) => id));
    this.#items = new Set(setting.items.map(({ id }) => id));
    for (const passage of setting.map.passages) {
      for (const end of [passage.a, passage.b]) {
        const there = this.#passagesAt.get(end);
        if (there) there.push(passage);
        else this.#passagesAt.set(end, [passage]);
      }
    }
  }

  ofGoal(goal: Goal): Cause {
    return this.#ofGoalId(goal.id, new Map());
  }

  /** Of a way out; goals that take it stand before it too. */
  ofEscape(id: string): Cause {
    const { escapes, goals } = this.#survey.setting;
    const found = escapes.find((way) => way.id === id);
    if (!found) return DANGLING;
    const { goals: achieved } = this.#survey.solution;
    if (isRescue(found) && !this.#survey.setting.options.sosWins) return RESCUE_LOSES;
    const own = { ...found, at: found.room === '' ? [] : [found.room] };
    const exit = goals.find((goal) => goal.kind === 'exit' && goal.route === id && !achieved.has(goal.id));
    if (this.#isOpen(own) && exit) return this.ofGoal(exit);
    return this.#ofWaiting(own, new Map());
  }

  #isOpen(waiting: Waiting): boolean {
    return this.#unmet(waiting).length === 0 && this.#isThere(waiting.at);
  }

  #unmet(waiting: Waiting): readonly (readonly Requirement[])[] {
    const { goals: achieved, items: held } = this.#survey.solution;
    return unmetGroups(waiting, { achieved, held }, this.#binding);
  }

  #isThere(rooms: readonly string[]): boolean {
    return rooms.length === 0 || rooms.some((room) => this.#survey.solution.rooms.has(room));
  }

  #ofWaiting(waiting: Waiting, trail: Trail): Cause {
    const requirement = this.#unmet(waiting)[0]?.[0];
    if (requirement?.kind === 'goal') return this.#ofGoalId(requirement.goal, trail);
    if (requirement) return this.#ofItem(requirement.item, trail);
    const room = waiting.at.find((id) => this.#rooms.has(id));
    return room === undefined ? DANGLING : this.#ofRoom(room, trail);
  }

  #ofGoalId(id: string, trail: Trail): Cause {
    const goal = this.#goals.get(id);
    if (!goal) return DANGLING;
    const key = `goal ${id}`;
    if (trail.has(key)) return this.#ofCircle([...trail].slice([...trail.keys()].indexOf(key)));
    const cause =
      this.#found.get(id) ?? this.#ofWaiting(waitingGoal(goal), trail.set(key, this.#survey.names.of('goal', id)));
    this.#found.set(id, cause);
    return cause;
  }

  /** Told from the goal that stands first in the list, so that a circle sounds the same wherever one enters it. */
  #ofCircle(circle: readonly (readonly [string, string])[]): Cause {
    const keys = circle.map(([key]) => key);
    const goals = new Set(keys.filter((key) => key.startsWith('goal ')));
    const earliest = [...this.#goals.keys()].find((id) => goals.has(`goal ${id}`));
    const first = keys.indexOf(`goal ${earliest}`);
    const steps = [...circle.slice(first), ...circle.slice(0, first + 1)].map(([, name]) => name);
    return {
      kind: goals.size === circle.length ? 'circle' : 'deadlock',
      why: `each of these waits for the next: ${steps.join(' → ')}`,
      remedy: 'Free one of them.',
    };
  }

  #ofItem(id: string, trail: Trail): Cause {
    if (!this.#items.has(id)) return DANGLING;
    const giver = this.#survey.setting.goals.find((goal) => goal.grants.some(({ item }) => item === id));
    const name = this.#survey.names.of('item', id);
    if (giver) return this.#ofGoalId(giver.id, trail.set(`item ${id}`, name));
    return this.#survey.fromEvents.items.has(id)
      ? {
          kind: 'item',
          why: `only an Event brings ${name}`,
          remedy: 'Let a goal bring it too, since no Event is sure to come.',
        }
      : { kind: 'item', why: `nothing brings ${name}`, remedy: 'Let a goal bring it.' };
  }

  #ofRoom(room: string, trail: Trail): Cause {
    const passage = this.#frontier(room);
    const { names, solution, setting } = this.#survey;
    if (!passage) {
      return {
        kind: 'cut-off',
        why: `no passage leads from ${names.of('room', setting.place.start)} to ${names.of('room', room)}`,
        remedy: 'Draw one on the map.',
      };
    }
    const way = `the way from ${names.of('room', passage.a)} to ${names.of('room', passage.b)}`;
    const at = ['map', 'passages', passage.id];
    if (passage.needsItem !== '' && !solution.items.has(passage.needsItem)) {
      return {
        ...this.#ofItem(passage.needsItem, trail.set(`way ${passage.id}`, way)),
        repair: {
          label: 'Let people pass without it',
          patches: [{ op: 'set', path: [...at, 'needsItem'], value: '' }],
        },
      };
    }
    const repair = {
      label: 'Let anybody open it',
      patches: [{ op: 'set', path: [...at, 'opens'], value: 'anyone' }],
    } as const;
    if (passage.opens === 'goal' && this.#goals.has(passage.openedBy)) {
      return { repair, ...this.#ofGoalId(passage.openedBy, trail.set(`way ${passage.id}`, way)) };
    }
    if (this.#survey.fromEvents.passages.has(passage.id)) {
      const remedy = 'Let a goal open it too, since no Event is sure to come.';
      return { kind: 'passage', why: `only an Event opens ${way}`, remedy, repair };
    }
    const oneSided = passage.opens === 'fromA' ? passage.a : passage.opens === 'fromB' ? passage.b : undefined;
    return {
      kind: 'passage',
      why:
        oneSided === undefined
          ? `nothing opens ${way}`
          : `${way} opens only from ${names.of('room', oneSided)}, where nobody comes`,
      remedy: 'Add a goal that does, or open it on the map.',
      repair,
    };
  }

  /** The first passage on the way back from a room that stops whoever comes from the start. */
  #frontier(room: string): Passage | undefined {
    const { rooms } = this.#survey.solution;
    const behind = new Set([room]);
    // A Set's iterator also visits what is added during the walk.
    for (const here of behind) {
      for (const passage of this.#passagesAt.get(here) ?? []) {
        const there = passage.a === here ? passage.b : passage.a;
        if (rooms.has(there)) return passage;
        behind.add(there);
      }
    }
    return undefined;
  }
}

const RESCUE_LOSES: Cause = {
  kind: 'house-rule',
  why: 'a house rule says that calling for help does not win, and this way takes everybody at once',
  remedy: 'Change the rule, or give this way a number of seats.',
  repair: {
    label: 'Let calling for help win',
    patches: [{ op: 'set', path: ['options', 'sosWins'], value: true }],
  },
};

const DANGLING: Cause = {
  kind: 'dangling',
  why: 'something before it does not exist',
  remedy: 'Mend what points to nothing first.',
};

const waitingGoal = (goal: Goal): Waiting => ({
  ...goal,
  at: goal.where === 'rooms' ? goal.rooms.map(({ room }) => room).filter((room) => room !== '') : [],
});
