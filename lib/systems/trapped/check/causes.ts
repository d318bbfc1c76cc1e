import { setTo } from '@/lib/tabletop/authoring/reporter';
import { isRescue } from '../rules/escape';
import { type Binding, roomsOf, unmetGroups } from '../rules/goals';
import type { Escape, Goal, Monster, Passage, Requirement } from '../schema';
import { needsMeans } from '../solver/monsters';
import { exitsOf, isAtExit } from '../solver/program';
import { type Cause, causeOfLoss } from './lost-ways';
import type { Survey } from './survey';

type Waiting = Pick<Goal, 'requires' | 'requiresAny'> & { readonly at: readonly string[] };

/** Path of the search, with names: goals, and the items and passages between them. */
type Trail = Map<string, string>;

/** Finds out why goals and ways out are unreachable, following prerequisites back to the first unmet one. */
export class Causes {
  readonly #survey: Survey;
  readonly #binding: Binding;
  readonly #goals: ReadonlyMap<string, Goal>;
  readonly #achieved: ReadonlySet<string>;
  readonly #passagesAt = new Map<string, Passage[]>();
  readonly #rooms: ReadonlySet<string>;
  readonly #items: ReadonlySet<string>;
  /** Cached causes by goal; all goals of a chain share the cause. */
  readonly #found = new Map<string, Cause>();

  constructor(survey: Survey) {
    const { setting } = survey;
    this.#survey = survey;
    this.#binding = setting.options.prereqMode;
    this.#goals = new Map(setting.goals.map((goal) => [goal.id, goal]));
    // Leaving ends the game, so nothing can follow an exit.
    this.#achieved = new Set([...survey.solution.goals].filter((id) => this.#goals.get(id)?.kind !== 'exit'));
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

  /** Includes the goals that take it. */
  ofEscape(id: string): Cause {
    const { escapes, goals } = this.#survey.setting;
    const found = escapes.find((way) => way.id === id);
    if (!found) return DANGLING;
    const { goals: reached, lost } = this.#survey.solution;
    const loss = lost.get(id);
    if (loss) return causeOfLoss(this.#survey, loss);
    if (isRescue(found) && !this.#survey.setting.options.sosWins) return RESCUE_LOSES;
    const own = { ...found, at: found.room === '' ? [] : [found.room] };
    if (!this.#isOpen(own)) return this.#ofWaiting(own, new Map());
    const exits = exitsOf(found, goals);
    const here = exits.find((goal) => isAtExit(goal, found) && !reached.has(goal.id));
    return here ? this.ofGoal(here) : this.#ofDistantExit(found, exits);
  }

  #ofDistantExit(way: Escape, [exit]: readonly Goal[]): Cause {
    const [room = ''] = exit ? roomsOf(exit) : [];
    if (!exit || room === '') return DANGLING;
    const { names } = this.#survey;
    return {
      kind: 'exit',
      why: `people leave from ${names.of('room', way.room)}, but ${names.of('goal', exit.id)} is done in ${names.of('room', room)}`,
      remedy: 'Put both in the same room.',
    };
  }

  #isOpen(waiting: Waiting): boolean {
    return this.#unmet(waiting).length === 0 && this.#isThere(waiting.at);
  }

  #unmet(waiting: Waiting): readonly (readonly Requirement[])[] {
    const { items: held } = this.#survey.solution;
    return unmetGroups(waiting, { achieved: this.#achieved, held }, this.#binding);
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
    const cause = this.#found.get(id) ?? this.#ofUnwon(goal, trail.set(key, this.#survey.names.of('goal', id)));
    this.#found.set(id, cause);
    return cause;
  }

  #ofUnwon(goal: Goal, trail: Trail): Cause {
    // A kill counts wherever it is done.
    const waiting = { ...goal, at: goal.kind === 'monster' ? [] : roomsOf(goal) };
    if (!this.#isOpen(waiting)) return this.#ofWaiting(waiting, trail);
    if (goal.kind === 'exit') {
      const why = `${this.#survey.names.of('goal', goal.id)} is leaving, and the game is over once somebody has left`;
      return { kind: 'exit', why, remedy: 'Let something else come first.' };
    }
    const { setting, solution } = this.#survey;
    const monster = setting.monsters.find(({ id }) => solution.met.has(id));
    if (monster) return this.#ofSurvivor(monster, trail);
    const [absent] = setting.monsters;
    return {
      kind: 'monster',
      why: absent ? `nobody ever meets ${this.#survey.names.of('monster', absent.id)}` : 'there is no monster to meet',
      remedy: absent ? 'Let it cross a passage to where people can go.' : 'Add one.',
    };
  }

  #ofSurvivor(monster: Monster, trail: Trail): Cause {
    const { names, setting } = this.#survey;
    const { options } = setting;
    const name = names.of('monster', monster.id);
    const repair = {
      label: 'Let it be killed without',
      patches: [
        needsMeans({ ...monster, killNeedsMeans: false }, monster.defeats, options)
          ? ({ op: 'set', path: ['options', 'weaponNeeded'], value: 'never' } as const)
          : ({ op: 'set', path: ['monsters', monster.id, 'killNeedsMeans'], value: false } as const),
      ],
    };
    const means = monster.means.find(({ item }) => item !== '');
    if (!means) {
      const why = `${name} can be killed only by what exploits its weakness, and nothing does`;
      return { kind: 'monster', why, remedy: 'Pick a thing that does, and let a goal bring it.', repair };
    }
    const cause = this.#ofItem(means.item, trail.set(`monster ${monster.id}`, name));
    const why = `${name} can’t be killed without ${names.of('item', means.item)}, and ${cause.why}`;
    return { ...cause, kind: cause.kind === 'deadlock' ? 'deadlock' : 'monster', why, repair };
  }

  /** Starts from the setting's first goal of the circle, so that the message is the same from every entry point. */
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
        repair: setTo([...at, 'needsItem'], '', 'Let people pass without it'),
      };
    }
    const repair = setTo([...at, 'opens'], 'anyone', 'Let anybody open it');
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

  /** Returns the first blocked passage between the start and a room, searching backwards. */
  #frontier(room: string): Passage | undefined {
    const { rooms } = this.#survey.solution;
    const behind = new Set([room]);
    // A Set's iterator also visits elements added during the loop.
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
  repair: setTo(['options', 'sosWins'], true, 'Let calling for help win'),
};

const DANGLING: Cause = {
  kind: 'dangling',
  why: 'something before it does not exist',
  remedy: 'Fix the missing entries first.',
};
