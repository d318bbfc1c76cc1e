import { below, type Rng, seededRng } from '@/lib/kernel/rng';
import { type Link, type Siege, schema, type Task } from '@/lib/systems/isolation/schema';
import { COLOURS, LEVELS } from '@/lib/systems/isolation/vocabulary';

const WORDS = ['Charming', 'nurse', 'hold out', 'get away', 'city people', 'LOUD'];

/** Generates any siege: nobody in it, links to oneself or to missing people, circular tasks, and every option. */
export function randomSiege(seed: number): Siege {
  const rng = seededRng(seed);
  const one = <T>(list: readonly T[]): T => list[below(rng, list.length)] as T;
  const chance = (of: number) => below(rng, of) === 0;
  const cast = many(rng, chance(9) ? 12 : 8).map((i) => ({
    id: `p${i}`,
    name: chance(9) ? '' : `Person ${one(['A', 'B', 'C', i])}`,
    player: '',
    profession: one(WORDS),
    positive: words(rng),
    negative: words(rng),
    bias: one(WORDS),
    goal: one(WORDS),
    traits: words(rng),
    level: chance(4) ? one(LEVELS) : 'healthy',
    face: '',
  }));
  const people = [...cast.map(({ id }) => id), ...(chance(4) ? ['', 'gone'] : [])];
  const tasks = many(rng, 8);
  const events = (stem: string, count: number, least: number) =>
    many(rng, count).map((i) => ({
      id: `${stem}${i}`,
      text: chance(5) ? '' : `${stem} ${i}`,
      delta: least + below(rng, 4),
    }));
  return schema.parse({
    locale: { name: '', description: '', zones: [], exits: [], resources: [] },
    threat: {
      name: '',
      nature: 'custom',
      embedding: 'external',
      knownFacts: [],
      secrets: [],
      escalation: events('escalation', 3, 0),
    },
    cast,
    otherNpcs: [],
    links: people.length === 0 ? [] : many(rng, 8 * cast.length + 1).map((i) => randomLink(rng, i, people)),
    descriptorPairs: [],
    biasTargets: [],
    goalRelations: [],
    stress: { start: one([1, 1, 2, 3, 12]), events: events('event', 4, 0), relief: events('relief', 4, -3) },
    siege: {
      sessions: 1 + below(rng, 3),
      conflictsPerSession: 4 + below(rng, 4),
      rescueAfter: chance(4) ? 1 + below(rng, 20) : null,
    },
    tasks: tasks.map((i) => randomTask(rng, i)),
    options: {
      freeCooperation: one(['noRed', 'greenOnly'] as const),
      openEnded: !chance(3),
      goalAndBias: one(['one', 'each'] as const),
      rolePlayMax: below(rng, 7),
      storyLabels: chance(2),
      openDifficulty: chance(2),
      linksForDefaulted: chance(2),
      clearTemporary: chance(2),
      stressMax: chance(3) ? one([1, 3, 12]) : null,
      soloDuelDice: one(['redLinksWithTarget', 'difficulty'] as const),
      duelWounds: one(['none', 'margin'] as const),
    },
    declined: [],
    taskPlaces: [],
  } satisfies Siege);
}

/** Indices 0, 1, 2 … of a random number of entries below `limit`. */
const many = (rng: Rng, limit: number): readonly number[] => Array.from({ length: below(rng, limit) }, (_, i) => i);

const words = (rng: Rng) =>
  WORDS.filter(() => below(rng, 4) === 0).map((word) => ({ id: word.replaceAll(' ', '-'), word }));

const KINDS = ['descriptor', 'bias', 'goal', 'injury', 'story', 'temporary'] as const;

function randomLink(rng: Rng, i: number, people: readonly string[]): Link {
  const one = <T>(list: readonly T[]): T => list[below(rng, list.length)] as T;
  const kind = one(KINDS);
  const label = one(kind === 'injury' ? ['Injured', 'Dying'] : ['', ...WORDS]);
  return { id: `l${i}`, a: one(people), b: one(people), colour: one(COLOURS), kind, label };
}

function randomTask(rng: Rng, i: number): Task {
  const one = <T>(list: readonly T[]): T => list[below(rng, list.length)] as T;
  const chance = (of: number) => below(rng, of) === 0;
  // Sometimes a task needs a later one, itself, or one that does not exist.
  const needed = chance(8) ? one(['', 'gone', 't0', 't5']) : `t${below(rng, i + 1)}`;
  return {
    id: `t${i}`,
    title: chance(9) ? '' : `Task ${i}`,
    text: '',
    difficulty: 1 + below(rng, 6),
    dangerous: chance(2),
    professions: words(rng),
    serves: words(rng),
    violates: words(rng),
    labels: words(rng),
    onDegree: {
      completeSuccess: 'All of it.',
      basicSuccess: 'Enough',
      partialSuccess: '',
      partialFailure: '',
      basicFailure: '',
      completeFailure: 'worse',
    },
    requires: i > 0 && chance(2) ? [{ id: 'r0', task: needed }] : [],
    from: one(['partialSuccess', 'partialSuccess', 'basicSuccess', 'completeSuccess'] as const),
    ends: one(['nothing', 'nothing', 'out', 'over'] as const),
    everybody: chance(3),
    repeatable: !chance(3),
  };
}
