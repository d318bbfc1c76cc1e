import { effectsOf } from '../rules/effects';
import { isRescue } from '../rules/escape';
import { bindingGroups } from '../rules/goals';
import { canCross, isBlocked } from '../rules/passages';
import { sparesCharacters } from '../rules/strikes';
import type { Escape, Goal, Passage, Requirement, Setting } from '../schema';
import { addMonsters } from './monsters';
import { type Program, ProgramDraft } from './program-draft';

/** Things, facts and opened passages that Events may provide, and rooms that they may take characters to, by id. */
export interface Luck {
  readonly items: ReadonlySet<string>;
  readonly passages: ReadonlySet<string>;
  readonly rooms?: ReadonlySet<string>;
}

export const NO_LUCK: Luck = { items: new Set(), passages: new Set() };

export interface Question {
  /** Items and passages that Events provide; nothing by default. */
  readonly luck?: Luck;
  readonly without?: ReadonlySet<string>;
  /** Facts that are true from the start, by name. */
  readonly given?: Iterable<string>;
  /**
   * Counts turns instead of conflicts: the first step into each room takes one too, and a fight none, since monsters
   * can also be beaten when they attack.
   */
  readonly inTurns?: boolean;
}

/** Compiles everything that can be done in a setting to rules (rules 2.5, 2.6). Events contribute only `luck`. */
export function buildProgram(setting: Setting, question: Question = {}): Program {
  const { luck = NO_LUCK, without = new Set<string>(), given = [], inTurns = false } = question;
  const draft = new ProgramDraft();
  for (const fact of given) draft.rule(fact, []);
  for (const item of luck.items) draft.rule(`item ${item}`, []);
  for (const room of luck.rooms ?? []) draft.rule(`room ${room}`, []);
  addRooms(draft, setting, inTurns);
  for (const passage of setting.map.passages) addPassage(draft, passage, luck, inTurns ? 'near' : 'room');
  addMonsters(draft, setting, inTurns);
  for (const goal of setting.goals) if (!without.has(goal.id)) addGoal(draft, goal, setting, inTurns);
  for (const way of setting.escapes) addRoute(draft, way, setting);
  return draft.finish();
}

function addRooms(draft: ProgramDraft, { place, map }: Setting, inTurns: boolean): void {
  const begun = map.rooms.filter((room) => room.id === place.start);
  // Without a start room every room counts as reachable; the missing start is an issue of its own.
  for (const room of begun.length > 0 ? begun : map.rooms) draft.rule(`room ${room.id}`, []);
  if (!inTurns || begun.length === 0) return;
  for (const { id } of map.rooms) {
    if (id !== place.start) draft.rule(`room ${id}`, [`near ${id}`], { kind: 'step', id });
  }
}

/** `reached` is the fact that a passage establishes: being in the room at its end, or one step from it. */
function addPassage(draft: ProgramDraft, passage: Passage, luck: Luck, reached: 'room' | 'near'): void {
  const { id, a, b, needsItem } = passage;
  const opens = isBlocked(passage) && !luck.passages.has(id) ? passage.opens : 'anyone';
  if (opens === 'never' || (opens === 'goal' && passage.openedBy === '')) return;
  if (opens === 'force') draft.rule(`forced ${id}`, [], { kind: 'force', id });
  const needs = [
    ...(needsItem === '' ? [] : [`item ${needsItem}`]),
    ...(opens === 'goal' ? [`goal ${passage.openedBy}`] : []),
    ...(opens === 'force' ? [`forced ${id}`] : []),
  ];
  // People who open it from one side have been there, so only the other side becomes reachable.
  if (opens !== 'fromB') draft.rule(`${reached} ${b}`, [`room ${a}`, ...needs]);
  if (opens !== 'fromA') draft.rule(`${reached} ${a}`, [`room ${b}`, ...needs]);
}

/** Adds a goal. Exits have names of their own because they are never achieved: leaving ends the game. */
function addGoal(draft: ProgramDraft, goal: Goal, { options, monsters }: Setting, inTurns: boolean): void {
  const name = goal.kind === 'exit' ? `exit ${goal.id}` : `goal ${goal.id}`;
  const body = groupFacts(draft, name, bindingGroups(goal, options.prereqMode));
  if (goal.kind !== 'exit') {
    for (const { item } of goal.grants) if (item !== '') draft.rule(`item ${item}`, [name]);
  }
  if (goal.kind === 'monster') {
    for (const { id } of monsters) draft.rule(name, [...body, `killed ${id}`]);
    return;
  }
  const rooms = roomsOf(goal);
  const arriving = options.reachByExploring && goal.kind === 'reach' && rooms.length > 0;
  // A goal of getting somewhere can be won from next door, and winning it is also the step into the room.
  const isStep = inTurns && goal.kind === 'reach' && !arriving;
  const inRoom = (room: string) => (isStep ? [`room ${room}`, `near ${room}`] : [`room ${room}`]);
  const places = goal.where === 'monster' ? monsters.map(({ id }) => `met ${id}`) : rooms.flatMap(inRoom);
  if (goal.where === 'monster' || rooms.length > 0) body.push(draft.anyOf(`place ${goal.id}`, places));
  if (isStep) for (const room of rooms) draft.rule(`room ${room}`, [`near ${room}`, name]);
  const isFree = goal.kind === 'exit' || arriving;
  draft.rule(name, body, isFree ? undefined : { kind: 'goal', id: goal.id });
}

/** Returns the rooms a goal is limited to; empty if it can be attempted anywhere. */
export const roomsOf = ({ where, rooms }: Goal): readonly string[] =>
  where === 'rooms' ? rooms.map(({ room }) => room).filter((room) => room !== '') : [];

function addRoute(draft: ProgramDraft, way: Escape, { goals, options }: Setting): void {
  if (isRescue(way) && !options.sosWins) return;
  const name = `route ${way.id}`;
  const body = groupFacts(draft, name, bindingGroups(way, options.prereqMode));
  if (way.room !== '') body.push(`room ${way.room}`);
  // An exit goal for this way adds its own prerequisites.
  const exits = exitsOf(way, goals);
  if (exits.length > 0) {
    const here = exits.filter((goal) => isAtExit(goal, way)).map(({ id }) => `exit ${id}`);
    body.push(draft.anyOf(`leaving by ${way.id}`, here));
  }
  draft.rule(name, body);
}

export const exitsOf = ({ id }: Escape, goals: readonly Goal[]): readonly Goal[] =>
  goals.filter(({ kind, route }) => kind === 'exit' && route === id);

/** Tells whether an exit goal can be attempted where the way out starts. */
export function isAtExit(exit: Goal, { room }: Escape): boolean {
  const rooms = roomsOf(exit);
  return room === '' || rooms.length === 0 || rooms.includes(room);
}

const groupFacts = (draft: ProgramDraft, name: string, groups: readonly (readonly Requirement[])[]): string[] =>
  groups.map((group, i) => draft.anyOf(`any ${i} of ${name}`, group.map(factName)));

const factName = (requirement: Requirement) =>
  requirement.kind === 'goal' ? `goal ${requirement.goal}` : `item ${requirement.item}`;

export function luckIn({ events, map }: Setting): Luck {
  const items = new Set<string>();
  const passages = new Set<string>();
  for (const effect of events.flatMap(effectsOf)) {
    if (effect.kind === 'grant' && effect.item !== '') items.add(effect.item);
    if (effect.kind === 'openRoom') {
      const ways = map.passages.filter(({ a, b }) => effect.room === '' || a === effect.room || b === effect.room);
      for (const { id } of ways) passages.add(id);
    }
    if (effect.kind !== 'unseal') continue;
    // If the GM chooses, any passage may open.
    for (const { id } of map.passages) if (effect.passage === '' || effect.passage === id) passages.add(id);
  }
  return { items, passages };
}

/** Everything that may save turns: what Events provide, where they take characters, and barriers that monsters break. */
export function luckInTime(setting: Setting): Luck {
  const { events, map, monsters } = setting;
  const { items, passages } = luckIn(setting);
  const broken = map.passages.filter((passage) =>
    monsters.some((monster) => !monster.slips && canCross(monster, passage)),
  );
  const moves = events.filter((event) => !sparesCharacters(event)).flatMap(effectsOf);
  const rooms = moves.flatMap((effect) => {
    if (effect.kind !== 'move') return [];
    // If the GM chooses, it may be any room.
    return map.rooms.map(({ id }) => id).filter((id) => effect.room === '' || effect.room === id);
  });
  const lairs = monsters.flatMap(({ hit, start }) => (hit === 'carry' && start !== '' ? [start] : []));
  return {
    items,
    passages: new Set([...passages, ...broken.map(({ id }) => id)]),
    rooms: new Set([...rooms, ...lairs]),
  };
}
