import { isRescue } from '../rules/escape';
import { bindingGroups } from '../rules/goals';
import { isBlocked } from '../rules/passages';
import type { Escape, Goal, Passage, Requirement, Setting } from '../schema';
import { addMonsters } from './monsters';
import { type Program, ProgramDraft } from './program-draft';

/** Things, facts and opened passages that Events may provide, by id. */
export interface Luck {
  readonly items: ReadonlySet<string>;
  readonly passages: ReadonlySet<string>;
}

export const NO_LUCK: Luck = { items: new Set(), passages: new Set() };

export interface Question {
  /** Items and passages that Events provide; nothing by default. */
  readonly luck?: Luck;
  readonly without?: ReadonlySet<string>;
  /** Facts that are true from the start, by name. */
  readonly given?: Iterable<string>;
  /** Counts only actions that take a turn. Monsters can also be beaten when they attack, outside anyone's turn. */
  readonly turnsOnly?: boolean;
}

/** Compiles everything that can be done in a setting to rules (rules 2.5, 2.6). Events contribute only `luck`. */
export function buildProgram(setting: Setting, question: Question = {}): Program {
  const { luck = NO_LUCK, without = new Set<string>(), given = [], turnsOnly = false } = question;
  const draft = new ProgramDraft();
  for (const fact of given) draft.rule(fact, []);
  for (const item of luck.items) draft.rule(`item ${item}`, []);
  addRooms(draft, setting);
  for (const passage of setting.map.passages) addPassage(draft, passage, luck);
  addMonsters(draft, setting, turnsOnly);
  for (const goal of setting.goals) if (!without.has(goal.id)) addGoal(draft, goal, setting);
  for (const way of setting.escapes) addRoute(draft, way, setting);
  return draft.finish();
}

function addRooms(draft: ProgramDraft, { place, map }: Setting): void {
  const begun = map.rooms.filter((room) => room.id === place.start);
  // Without a start room every room counts as reachable; the missing start is an issue of its own.
  for (const room of begun.length > 0 ? begun : map.rooms) draft.rule(`room ${room.id}`, []);
}

function addPassage(draft: ProgramDraft, passage: Passage, luck: Luck): void {
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
  if (opens !== 'fromB') draft.rule(`room ${b}`, [`room ${a}`, ...needs]);
  if (opens !== 'fromA') draft.rule(`room ${a}`, [`room ${b}`, ...needs]);
}

/** Adds a goal. Exits have names of their own because they are never achieved: leaving ends the game. */
function addGoal(draft: ProgramDraft, goal: Goal, { options, monsters }: Setting): void {
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
  const places = goal.where === 'monster' ? monsters.map(({ id }) => `met ${id}`) : rooms.map((room) => `room ${room}`);
  if (goal.where === 'monster' || rooms.length > 0) body.push(draft.anyOf(`place ${goal.id}`, places));
  const arriving = options.reachByExploring && goal.kind === 'reach' && rooms.length > 0;
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
  for (const effect of events.flatMap(({ effects }) => effects)) {
    if (effect.kind === 'grant' && effect.item !== '') items.add(effect.item);
    if (effect.kind !== 'unseal') continue;
    // If the GM chooses, any passage may open.
    for (const { id } of map.passages) if (effect.passage === '' || effect.passage === id) passages.add(id);
  }
  return { items, passages };
}
