import { isRescue } from '../rules/escape';
import { bindingGroups } from '../rules/goals';
import { isBlocked } from '../rules/passages';
import type { Escape, Goal, Passage, Requirement, Setting } from '../schema';
import { addMonsters } from './monsters';
import { type Program, ProgramDraft } from './program-draft';

/** What luck may bring: ids of things and facts, and of passages that open. */
export interface Luck {
  readonly items: ReadonlySet<string>;
  readonly passages: ReadonlySet<string>;
}

export const NO_LUCK: Luck = { items: new Set(), passages: new Set() };

/** Which part of a setting is asked about. */
export interface Question {
  /** What Events bring; nothing unless said. */
  readonly luck?: Luck;
  /** Goals that nobody may win. */
  readonly without?: ReadonlySet<string>;
  /** Facts that are true from the start, by name. */
  readonly given?: Iterable<string>;
  /** Only what takes a turn counts as an action: a monster may attack, and be beaten, in nobody's turn. */
  readonly turnsOnly?: boolean;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Everything one can do in a setting, step by step (rules 2.5, 2.6). Events count only as far as luck has it. */
export function buildProgram(setting: Setting, question: Question = {}): Program {
  const { luck = NO_LUCK, without = NOTHING, given = [], turnsOnly = false } = question;
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
  // Without a safe place the map can't say where one can go, so it says nothing: that is an issue of its own.
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
  // Anyone who opens it from one side has been there, so only the way to the other side is news.
  if (opens !== 'fromB') draft.rule(`room ${b}`, [`room ${a}`, ...needs]);
  if (opens !== 'fromA') draft.rule(`room ${a}`, [`room ${b}`, ...needs]);
}

/** Achieved for `goal`; an exit is never achieved, since leaving ends the game, so it has a name of its own. */
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

/** The rooms that a goal is tied to; none if it can be tried anywhere. */
export const roomsOf = ({ where, rooms }: Goal): readonly string[] =>
  where === 'rooms' ? rooms.map(({ room }) => room).filter((room) => room !== '') : [];

function addRoute(draft: ProgramDraft, way: Escape, { goals, options }: Setting): void {
  if (isRescue(way) && !options.sosWins) return;
  const name = `route ${way.id}`;
  const body = groupFacts(draft, name, bindingGroups(way, options.prereqMode));
  if (way.room !== '') body.push(`room ${way.room}`);
  // A goal that takes this way out says more about what must come first.
  const exits = exitsOf(way, goals);
  if (exits.length > 0) {
    const here = exits.filter((goal) => isAtExit(goal, way)).map(({ id }) => `exit ${id}`);
    body.push(draft.anyOf(`leaving by ${way.id}`, here));
  }
  draft.rule(name, body);
}

export const exitsOf = ({ id }: Escape, goals: readonly Goal[]): readonly Goal[] =>
  goals.filter(({ kind, route }) => kind === 'exit' && route === id);

/** Whether somebody where a way out starts is also where an exit can be taken. */
export function isAtExit(exit: Goal, { room }: Escape): boolean {
  const rooms = roomsOf(exit);
  return room === '' || rooms.length === 0 || rooms.includes(room);
}

const groupFacts = (draft: ProgramDraft, name: string, groups: readonly (readonly Requirement[])[]): string[] =>
  groups.map((group, i) => draft.anyOf(`any ${i} of ${name}`, group.map(factName)));

const factName = (requirement: Requirement) =>
  requirement.kind === 'goal' ? `goal ${requirement.goal}` : `item ${requirement.item}`;

/** The best that the Events of a setting can bring. */
export function luckIn({ events, map }: Setting): Luck {
  const items = new Set<string>();
  const passages = new Set<string>();
  for (const effect of events.flatMap(({ effects }) => effects)) {
    if (effect.kind === 'grant' && effect.item !== '') items.add(effect.item);
    if (effect.kind !== 'unseal') continue;
    // Where the GM picks, any of them may open.
    for (const { id } of map.passages) if (effect.passage === '' || effect.passage === id) passages.add(id);
  }
  return { items, passages };
}
