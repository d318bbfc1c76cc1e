import { reachableFrom } from '@/lib/kernel/graph';
import type { Patch } from '@/lib/kernel/patch';
import { below, type Rng, seededRng } from '@/lib/kernel/rng';
import type { Goal, Setting } from './schema';
import { roomsBeside } from './solver/monsters';

/** Goals that a way out waits for if nobody has said which. */
const AWAITED_MAX = 4;
/** Goals in a row that wait for each other, if nobody has said what they wait for. */
const ROW = 3;
/** Seats of a way out that nobody has described. */
const SEATS = 3;

/** Connects what a setting holds: rooms by passages, goals by prerequisites, ways out and barriers by goals. */
export function complete(setting: Setting, seed: number): readonly Patch[] {
  const rng = seededRng(seed);
  return [...passages(setting, rng), ...places(setting, rng), ...order(setting), ...monsters(setting, rng)];
}

/** Gives every room that can't be reached a passage to one that can. */
function passages({ map, place }: Setting, rng: Rng): readonly Patch[] {
  const start = map.rooms.find(({ id }) => id === place.start);
  if (!start) return [];
  const beside = roomsBeside(map.passages);
  const reached = [...reachableFrom([start.id], beside)];
  const patches: Patch[] = [];
  for (const { id } of map.rooms) {
    if (reached.includes(id)) continue;
    // Mostly the newest rooms, so that the map becomes deep.
    const from = reached.at(-1 - below(rng, Math.min(2, reached.length))) ?? start.id;
    patches.push({
      op: 'insert',
      path: ['map', 'passages'],
      entry: { id: `filled-${from}-${id}`.slice(0, 64), a: from, b: id },
    });
    reached.push(...[...reachableFrom([id], beside)].filter((room) => !reached.includes(room)));
  }
  return patches;
}

/** Finds rooms for goals that need one. */
function places({ goals, map, place }: Setting, rng: Rng): readonly Patch[] {
  const rooms = map.rooms.filter(({ id }) => id !== place.start);
  const isUnasked = goals.every(({ where }) => where === 'anywhere');
  return goals.flatMap((goal): readonly Patch[] => {
    const isOpen = goal.where === 'anywhere' && goal.kind !== 'exit' && (isUnasked || isFilled(goal));
    const room = rooms[below(rng, Math.max(1, rooms.length))];
    if (!room || goal.rooms.length > 0 || !(isOpen || needsRoom(goal))) return [];
    return [
      { op: 'set', path: ['goals', goal.id, 'where'], value: 'rooms' },
      { op: 'insert', path: ['goals', goal.id, 'rooms'], entry: { id: 'filled-1', room: room.id } },
    ];
  });
}

const needsRoom = ({ where, kind }: Goal): boolean => where === 'rooms' || (kind === 'reach' && where === 'anywhere');

/** Tells whether a goal came from a prompt. */
const isFilled = ({ id }: Goal): boolean => id.startsWith('idea-filled-');

/** Lets goals wait for each other, and ways out and barriers wait for goals. */
function order({ goals, escapes, barriers }: Setting): readonly Patch[] {
  const patches: Patch[] = [];
  const [way] = escapes;
  const awaited = new Set(
    [...goals, ...escapes].flatMap(({ requires, requiresAny }) =>
      [...requires, ...requiresAny].flatMap((line) => (line.kind === 'goal' ? [line.goal] : [])),
    ),
  );
  for (const goal of goals) {
    if (goal.kind !== 'exit') continue;
    // Leaving ends the game, so nothing can wait for it.
    if (awaited.has(goal.id) || !way) patches.push({ op: 'set', path: ['goals', goal.id, 'kind'], value: 'fix' });
    else if (goal.route === '') patches.push({ op: 'set', path: ['goals', goal.id, 'route'], value: way.id });
  }
  const steps = goals.filter(({ id, kind }) => kind !== 'exit' || awaited.has(id));
  // Where somebody has said what comes first, only goals from prompts get an order.
  const isUnasked = goals.every(({ requires, requiresAny }) => requires.length + requiresAny.length === 0);
  const free = steps.filter(
    (goal) =>
      (isUnasked || isFilled(goal)) && goal.requires.length + goal.requiresAny.length === 0 && !awaited.has(goal.id),
  );
  for (const [i, goal] of free.entries()) {
    const before = free[i - 1];
    if (i % ROW === 0 || !before) continue;
    patches.push(waitFor(['goals', goal.id], before.id));
    awaited.add(before.id);
  }
  // Nothing that waits for a way out's goal leads here, so no circle can arise.
  const ends = free.filter(({ id }) => !awaited.has(id)).slice(-AWAITED_MAX);
  const last = steps.filter(({ id }) => !awaited.has(id)).slice(-AWAITED_MAX);
  for (const goal of steps.filter((step) => isOnlyStep(step, escapes))) {
    for (const end of ends) patches.push(waitFor(['goals', goal.id], end.id));
  }
  for (const { id, requires, requiresAny, seats } of escapes) {
    if (requires.length + requiresAny.length > 0) continue;
    for (const goal of last) patches.push(waitFor(['escapes', id], goal.id));
    if (seats === null) patches.push({ op: 'set', path: ['escapes', id, 'seats'], value: SEATS });
  }
  for (const { id, remedy, defeatedBy } of barriers) {
    const goal = last[0];
    if (remedy !== 'goals' || defeatedBy.length > 0 || !goal) continue;
    patches.push({ op: 'insert', path: ['barriers', id, 'defeatedBy'], entry: { id: 'filled-1', goal: goal.id } });
  }
  return patches;
}

/** Tells whether a way out waits for this goal alone, and the goal for nothing: then the night is soon over. */
const isOnlyStep = ({ id, requires, requiresAny }: Goal, escapes: Setting['escapes']): boolean =>
  requires.length + requiresAny.length === 0 &&
  escapes.some(
    (way) =>
      way.requires.length === 1 &&
      way.requiresAny.length === 0 &&
      way.requires.some((line) => line.kind === 'goal' && line.goal === id),
  );

const waitFor = (path: readonly string[], goal: string): Patch => ({
  op: 'insert',
  path: [...path, 'requires'],
  entry: { id: `filled-${goal}`.slice(0, 64), kind: 'goal', goal, basis: 'explicit' },
});

/** Puts monsters that begin nowhere into a room other than the safe one. */
function monsters({ monsters, map, place }: Setting, rng: Rng): readonly Patch[] {
  const rooms = map.rooms.filter(({ id }) => id !== place.start);
  return monsters.flatMap(({ id, start }): readonly Patch[] => {
    const room = rooms[below(rng, Math.max(1, rooms.length))];
    return start !== '' || !room ? [] : [{ op: 'set', path: ['monsters', id, 'start'], value: room.id }];
  });
}
