import { allEffects, effectsOf } from '../rules/effects';
import { isRescue } from '../rules/escape';
import { bindingGroups, roomsOf } from '../rules/goals';
import { canCross } from '../rules/passages';
import { sparesCharacters } from '../rules/strikes';
import type { Escape, Goal, Passage, Requirement, Setting } from '../schema';
import { Carrying, openingOf } from './carrying';
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
   * Counts turns instead of conflicts: the first step into each room takes one too, and each step of a required thing
   * takes time. A fight takes no turn, since monsters can also be beaten when they attack.
   */
  readonly inTurns?: boolean;
}

/** Compiles everything that can be done in a setting to rules (rules 2.5, 2.6). Events contribute only `luck`. */
export function buildProgram(setting: Setting, question: Question = {}): Program {
  const { luck = NO_LUCK, without = new Set<string>(), given = [], inTurns = false } = question;
  const draft = new ProgramDraft();
  const known = new Set(given);
  const isSure = (item: string) => luck.items.has(item) || known.has(`item ${item}`);
  const carrying = inTurns ? new Carrying(draft, setting, luck, isSure) : undefined;
  for (const fact of known) draft.rule(fact, []);
  for (const item of luck.items) draft.rule(`item ${item}`, []);
  for (const room of luck.rooms ?? []) draft.rule(`room ${room}`, []);
  addRooms(draft, setting, inTurns);
  for (const passage of setting.map.passages) addPassage(draft, passage, luck, carrying);
  addMonsters(draft, setting, inTurns);
  for (const goal of setting.goals) if (!without.has(goal.id)) addGoal(draft, goal, setting, carrying);
  for (const way of setting.escapes) addRoute(draft, way, setting, carrying);
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

/** A passage leads into the room at its end or, where things are carried and steps count, next to it. */
function addPassage(draft: ProgramDraft, passage: Passage, luck: Luck, carrying: Carrying | undefined): void {
  const { id, a, b, needsItem } = passage;
  const opens = openingOf(passage, luck);
  if (opens === 'never') return;
  if (opens === 'force') draft.rule(`forced ${id}`, [], { kind: 'force', id });
  const needs = [
    ...(opens === 'goal' ? [`goal ${passage.openedBy}`] : []),
    ...(opens === 'force' ? [`forced ${id}`] : []),
  ];
  const reached = carrying ? 'near' : 'room';
  const lead = (from: string, to: string) => {
    const pass = needsItem === '' ? [] : [carrying?.into(needsItem, from) ?? `item ${needsItem}`];
    draft.rule(`${reached} ${to}`, [`room ${from}`, ...pass, ...needs]);
  };
  // People who open it from one side have been there, so only the other side becomes reachable.
  if (opens !== 'fromB') lead(a, b);
  if (opens !== 'fromA') lead(b, a);
}

/** Adds a goal. Exits have names of their own because they are never achieved: leaving ends the game. */
function addGoal(
  draft: ProgramDraft,
  goal: Goal,
  { options, monsters }: Setting,
  carrying: Carrying | undefined,
): void {
  const name = goal.kind === 'exit' ? `exit ${goal.id}` : `goal ${goal.id}`;
  const groups = bindingGroups(goal, options.prereqMode);
  if (goal.kind !== 'exit') {
    for (const { item } of goal.grants) if (item !== '') draft.rule(`item ${item}`, [name]);
  }
  if (goal.kind === 'monster') {
    const body = groupFacts(draft, name, groups);
    for (const { id } of monsters) draft.rule(name, [...body, `killed ${id}`]);
    return;
  }
  const rooms = roomsOf(goal);
  const arriving = options.reachByExploring && goal.kind === 'reach' && rooms.length > 0;
  // A goal of getting somewhere can be won from next door, and winning it is also the step into the room.
  const isStep = carrying !== undefined && goal.kind === 'reach' && !arriving;
  const inRoom = (room: string) => (isStep ? [`room ${room}`, `near ${room}`] : [`room ${room}`]);
  // A goal of getting somewhere is won from the next room, where the character can have the things already.
  const isLaden = (group: readonly Requirement[]) =>
    rooms.length > 0 && goal.kind !== 'reach' && group.some((one) => carrying?.needs(one));
  const laden = carrying ? groups.filter(isLaden) : [];
  const body = groupFacts(draft, name, laden.length === 0 ? groups : groups.filter((group) => !isLaden(group)));
  if (carrying && laden.length > 0) {
    for (const room of rooms) {
      const there = groupFacts(draft, `${name} in ${room}`, laden, (item) => carrying.into(item, room));
      draft.rule(`laden ${goal.id}`, [`room ${room}`, ...there]);
    }
    body.push(`laden ${goal.id}`);
  }
  const places = goal.where === 'monster' ? monsters.map(({ id }) => `met ${id}`) : rooms.flatMap(inRoom);
  if (goal.where === 'monster' || rooms.length > 0) body.push(draft.anyOf(`place ${goal.id}`, places));
  if (isStep) for (const room of rooms) draft.rule(`room ${room}`, [`near ${room}`, name]);
  const isFree = goal.kind === 'exit' || arriving;
  draft.rule(name, body, isFree ? undefined : { kind: 'goal', id: goal.id });
}

function addRoute(draft: ProgramDraft, way: Escape, { goals, options }: Setting, carrying: Carrying | undefined): void {
  if (isRescue(way) && !options.sosWins) return;
  const name = `route ${way.id}`;
  const placed = (item: string) => carrying?.into(item, way.room) ?? `item ${item}`;
  const body = groupFacts(draft, name, bindingGroups(way, options.prereqMode), placed);
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

/** Returns a fact for each group; `placed` names the fact that a thing is where it is required. */
const groupFacts = (
  draft: ProgramDraft,
  name: string,
  groups: readonly (readonly Requirement[])[],
  placed = (item: string) => `item ${item}`,
): string[] =>
  groups.map((group, i) =>
    draft.anyOf(
      `any ${i} of ${name}`,
      group.map((one) => (one.kind === 'goal' ? `goal ${one.goal}` : placed(one.item))),
    ),
  );

export function luckIn(setting: Setting): Luck {
  const { map } = setting;
  const items = new Set<string>();
  const passages = new Set<string>();
  for (const effect of allEffects(setting)) {
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
  const { events, map, monsters, clocks } = setting;
  const { items, passages } = luckIn(setting);
  const broken = map.passages.filter((passage) =>
    monsters.some((monster) => !monster.slips && canCross(monster, passage)),
  );
  const moves = [
    ...events.filter((event) => !sparesCharacters(event)).flatMap(effectsOf),
    ...clocks.filter(({ hits }) => hits !== 'extras').flatMap(({ effects }) => effects),
  ];
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
