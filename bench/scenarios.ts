import type { Json, JsonObject } from '@/lib/kernel/json';

/** Numbers that look random and are the same each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const many = <T extends Json>(count: number, make: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const SUITS = ['hearts', 'diamonds', 'spades', 'clubs'];
const goalLine = (id: string, goal: number) => ({ id, kind: 'goal', goal: `G${goal}`, basis: 'explicit' });

interface Size {
  readonly goals: number;
  readonly events: number;
  readonly rooms: number;
}

export const LARGEST: Size = { goals: 200, events: 400, rooms: 150 };

/** A large setting such as somebody might write: chains of goals with a few alternatives, rooms with doors and keys. */
export function largeSetting(blank: JsonObject, { goals, events, rooms }: Size = LARGEST): JsonObject {
  const random = numbers(1);
  const pick = (below: number) => Math.floor(random() * below);
  return {
    ...blank,
    place: { ...(blank.place as JsonObject), name: 'A very large ship', start: 'R0' },
    items: many(50, (i) => ({ id: `I${i}`, title: `Thing ${i}`, text: '', kind: 'item', count: null })),
    goals: many(goals, (i) => ({
      ...goal(i),
      where: 'rooms',
      rooms: [{ id: 'r1', room: `R${pick(rooms)}` }],
      requires: i < 10 ? [] : [goalLine('a', pick(i)), goalLine('b', pick(i))],
      requiresAny: i % 4 === 3 ? [goalLine('c', pick(i)), goalLine('d', pick(i))] : [],
      grants: i % 4 === 0 ? [{ id: 'g', item: `I${i / 4}` }] : [],
    })),
    escapes: many(8, (i) => ({ ...wayOut(i), requires: [goalLine('a', goals - 1 - i)], room: `R${pick(rooms)}` })),
    events: many(events, (i) => ({
      id: `E${i}`,
      suit: SUITS[i % 4] ?? '',
      title: `Event ${i}`,
      text: 'Something goes wrong, in two sentences. Nobody is surprised.',
      minRank: '2',
      maxRank: 'A',
      selectors: [{ id: 's', kind: 'room', room: `R${pick(rooms)}` }],
      effects: [{ id: 'e', kind: 'grant', item: `I${pick(50)}`, condition: '' }],
      turns: null,
      origin: 'author',
    })),
    map: {
      scale: '',
      rooms: many(rooms, room),
      passages: many(rooms * 2, (i) => ({
        ...passage(i, i < rooms - 1 ? i + 1 : pick(rooms), i < rooms - 1 ? pick(i + 1) : pick(rooms)),
        blockedBy: i % 5 === 0 ? 'A door' : '',
        opens: i % 10 === 0 ? 'force' : 'anyone',
        needsItem: i % 17 === 0 ? 'I0' : '',
      })),
    },
  };
}

/** Every goal has as many alternatives as fit, so that the cheapest way is as hard to find as can be. */
export function denseSetting(blank: JsonObject, alternatives = 30): JsonObject {
  const random = numbers(2);
  const layers = 10;
  const width = LARGEST.goals / layers;
  return {
    ...largeSetting(blank),
    goals: many(LARGEST.goals, (i) => ({
      ...goal(i),
      requiresAny:
        i < width
          ? []
          : many(alternatives, (k) =>
              goalLine(`a${k}`, (Math.floor(i / width) - 1) * width + Math.floor(random() * width)),
            ),
      requires: i < width ? [] : [goalLine('r', Math.floor(random() * width))],
    })),
    escapes: many(20, (i) => ({
      ...wayOut(i),
      requires: many(30, (k) => goalLine(`e${k}`, LARGEST.goals - width + ((i + k) % width))),
    })),
  };
}

/** A set cover in disguise: thirty things are wanted, each of which any one of a few goals brings. */
export function coverSetting(blank: JsonObject): JsonObject {
  const random = numbers(3);
  return {
    ...largeSetting(blank),
    items: many(100, (i) => ({ id: `I${i}`, title: `Thing ${i}`, text: '', kind: 'item', count: null })),
    goals: many(LARGEST.goals, (i) => ({
      ...goal(i),
      grants: many(6, (k) => ({ id: `g${k}`, item: `I${Math.floor(random() * 100)}` })),
    })),
    escapes: many(20, (i) => ({
      ...wayOut(i),
      requires: many(30, (k) => ({ id: `n${k}`, kind: 'item', item: `I${(i * 7 + k) % 100}`, basis: 'explicit' })),
    })),
  };
}

/** Nothing can be reached, so that everything has to be explained. */
export function lockedSetting(blank: JsonObject): JsonObject {
  const large = largeSetting(blank) as JsonObject & { map: { passages: readonly JsonObject[] } };
  return {
    ...large,
    map: { ...large.map, passages: large.map.passages.map((way) => ({ ...way, blockedBy: 'Rubble', opens: 'never' })) },
  };
}

const goal = (i: number) => ({
  id: `G${i}`,
  title: `Goal ${i}`,
  text: '',
  kind: 'fix',
  where: 'anywhere',
  rooms: [],
  requires: [],
  requiresAny: [],
  scope: 'party',
  toughness: 'two',
  grants: [],
  route: '',
  hidden: false,
});

const wayOut = (i: number) => ({
  id: `X${i}`,
  title: `Way out ${i}`,
  text: '',
  requires: [],
  requiresAny: [],
  room: '',
  seats: 2,
});

const room = (i: number) => ({
  id: `R${i}`,
  title: `Room ${i}`,
  text: 'What one sees.',
  secret: '',
  kind: 'room',
  x: (i % 15) * 4,
  y: Math.floor(i / 15) * 4,
  width: 3,
  height: 3,
});

const passage = (i: number, a: number, b: number) => ({
  id: `P${i}`,
  a: `R${a}`,
  b: `R${b}`,
  kind: 'door',
  blockedBy: '',
  opens: 'anyone',
  openedBy: '',
  needsItem: '',
});
