import fc from 'fast-check';
import type { Placing } from '@/lib/contract/creation';
import type { Result } from '@/lib/kernel/result';
import { type Rng, seededRng } from '@/lib/kernel/rng';
import { type Command, type CommandType, commandSchema } from '@/lib/table/commands';
import { decide } from '@/lib/table/decide';
import type { Refusal } from '@/lib/table/decide/deciding';
import { decideJoin, newPerson } from '@/lib/table/decide/join';
import { decidePresence } from '@/lib/table/decide/lead';
import { makingOf } from '@/lib/table/making';
import { type Change, newTable, type TableState } from '@/lib/table/state';
import { CHOICES, COLOURS, type Fate, LENGTHS } from '@/lib/table/vocabulary';
import { creation, system } from './people-game';

const BODY = system.open({ extras: [{ id: 'x', name: 'Ruiz' }] }).body;

const COMMAND_TYPES: readonly CommandType[] = commandSchema.options.map(({ shape }) => shape.type.value);

/** Questions. The last one accepts only one answer. */
export const SLOTS = ['place', 'barriers', 'goals', 'name'] as const;
const isSlot = (id: string) => SLOTS.some((slot) => slot === id);
/** Tells whether a question is a follow-up about existing entries of the draft. */
const isFollowUp = (id: string) => id === 'moves';
export const isSingle = (id: string) => id === 'name';
/** Ids of six people who join and leave. */
const PEOPLE = ['gm', 'bob', 'cat', 'dan', 'eve', 'fay'] as const;

/** Creates the state of a table that the GM has just opened. */
export const emptyTable = (draftId = 'draft', id = 'table', code = 'ABCD2345', asksForGm = false): TableState =>
  newTable(
    { id, draftId, system: 'game', title: 'Whale', code, createdAt: 1_000 },
    newPerson({ id: 'gm', memberId: 'member-gm', name: 'GM', colour: 'green', role: 'gm' }, 1_000),
    asksForGm,
  );

/** Creates a table with three players, all connected. */
export const fullTable = (empty = emptyTable()): TableState => {
  const players = ['bob', 'cat', 'dan'].map((id, i) => ({
    ...newPerson({ id, memberId: `member-${id}`, name: id, colour: 'red', role: 'player' }, 1_000),
    place: i + 2,
    here: true,
  }));
  return { ...empty, people: new Map([...empty.people, ...players.map((each) => [each.id, each] as const)]) };
};

/** Values of `what` from here on stand for one command each, whatever the table's phase. */
const SURPRISES_FROM = 165;

/** An event at a table, as numbers that `happen` interprets in the current state. */
export interface Happening {
  readonly who: number;
  readonly what: number;
  readonly one: number;
  readonly other: number;
  readonly flag: boolean;
}

export const happening: fc.Arbitrary<Happening> = fc.record({
  who: fc.nat(PEOPLE.length - 1),
  what: fc.nat(SURPRISES_FROM + COMMAND_TYPES.length - 1),
  one: fc.nat(99),
  other: fc.nat(99),
  flag: fc.boolean(),
});

/** An interpreted event: the actor, the command and its result. */
export interface Step {
  readonly actor: string;
  readonly command: Command | 'join' | 'presence';
  readonly now: number;
  readonly result: Result<readonly Change[], Refusal>;
}

/** Picks a frequent command for the table's phase. */
function usual({ table }: TableState, number: number): CommandType {
  if (number % 8 === 0) return pick(['addIdea', 'vote'], number);
  if (table.phase === 'make') return pick(['placeCard', 'placeCard', 'typeCard', 'describe'], number);
  if (table.phase === 'brainstorm') return 'addIdea';
  if (table.phase === 'decide') return number % 2 === 0 && table.stage !== 'choice' ? 'voteRest' : 'vote';
  return pick(['place', 'revive', 'unmerge', 'addIdea'], number);
}

/** Picks a command that advances the table's phase. */
function onward({ table, ideas }: TableState, number: number): CommandType {
  const isEmpty = ![...ideas.values()].some(({ fate, round }) => fate === 'open' && round === table.round);
  switch (table.phase) {
    case 'lobby':
      return 'openQuestion';
    case 'brainstorm':
      return isEmpty ? 'addIdea' : 'readBack';
    case 'read-back':
      return isEmpty ? 'openQuestion' : pick(['startDeciding', 'merge'], number);
    case 'decide':
      if (!table.revealed) return pick(['reveal', 'merge'], number);
      if (isEmpty) return pick(['startDeveloping', 'startChoosing'], number);
      return pick(['startMajority', 'startDeveloping', 'revive'], number);
    case 'develop':
      return pick(
        ['place', 'openQuestion', 'revive', 'unmerge', 'startDeciding', 'startMaking', 'startChoosing'],
        number,
      );
    case 'make':
      return pick(['beginMaking', 'restSeat', 'beginMaking', 'moveSeat', 'finish', 'startDeveloping'], number);
    case 'finished':
      return 'reopen';
  }
}

/** Performs an event at a table. `turn` counts the earlier ones. */
export function happen(state: TableState, { who, what, one, other, flag }: Happening, turn: number): Step {
  const now = 10_000 + turn * 4_000;
  const actor = PEOPLE[who] ?? 'gm';
  const rng = seededRng(turn * 1_000 + what);
  if (what < 20) {
    const role = (['player', 'player', 'watcher', 'co-gm'] as const)[one % 4] ?? 'player';
    const newcomer = { id: actor, memberId: `member-${actor}`, name: actor, colour: pick(COLOURS, one), role };
    return { actor, command: 'join', now, result: decideJoin(state, newcomer, now) };
  }
  if (what < 40) {
    const those = PEOPLE.filter((_, i) => (one >> i) % 2 === 0);
    const value = decidePresence(state, flag ? { here: those, gone: [] } : { here: [], gone: those.slice(0, 2) }, now);
    return { actor, command: 'presence', now, result: { ok: true, value } };
  }
  const goesOn = what >= 130 && what < SURPRISES_FROM;
  const type = goesOn ? onward(state, what) : what < 130 ? usual(state, what) : pick(COMMAND_TYPES, what + 20 * other);
  const gm = [...state.people.values()].find(({ role }) => role === 'gm')?.id ?? actor;
  const asker = goesOn ? gm : actor;
  const command = commandFrom(state, type, asker, { one, other, flag });
  return { actor: asker, command, now, result: decideAt(state, asker, command, now, rng, `idea-${turn}`) };
}

/** Decides a command with a fixed next id. */
export function decideAt(
  state: TableState,
  actor: string,
  command: Command,
  now: number,
  rng: Rng = seededRng(now),
  nextId = `idea-${now}`,
): Result<readonly Change[], Refusal> {
  return decide(state, actor, command, {
    now,
    rng,
    newId: () => nextId,
    newCode: () => `C-${nextId}`,
    isSlot,
    creation,
    beginning: { players: { min: 2, max: 5 }, of: (players) => creation.begin(BODY, players) },
    isSingle,
    isFollowUp,
  });
}

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

function commandFrom(
  state: TableState,
  type: CommandType,
  actor: string,
  { one, other, flag }: Pick<Happening, 'one' | 'other' | 'flag'>,
): Command {
  const ideas = [...state.ideas.keys(), 'no-idea'];
  const thatAre = (fate: Fate, number: number) => {
    const found = [...state.ideas.values()].filter((each) => each.fate === fate).map(({ id }) => id);
    return pick(number % 5 > 0 && found.length > 0 ? found : ideas, number);
  };
  const idea = pick(ideas, one);
  const person = pick(PEOPLE, one);
  const asked = state.table.question ?? 'place';
  const question = pick([...SLOTS, 'name', 'name', asked, asked, asked, asked, 'nothing'], one);
  switch (type) {
    case 'rename':
      return { type, name: `Name ${other}`, ...(flag && { person }) };
    case 'recolour':
      return { type, colour: pick(COLOURS, one) };
    case 'consent':
      return { type, named: flag };
    case 'volunteer':
      return { type, wants: flag };
    case 'setRole':
      return { type, person, role: pick(['co-gm', 'player', 'watcher'] as const, other) };
    case 'admit':
    case 'remove':
    case 'bringBack':
      return { type, people: one % 4 === 0 ? [person, pick(PEOPLE, other)] : [person] };
    case 'handOver':
    case 'agreeLead':
    case 'voteGm':
      return { type, person };
    case 'setDoor':
      return { type, locked: flag && one % 3 === 0, lobby: other % 2 === 0 };
    case 'setGather':
      return { type, open: one % 3 > 0, anonymous: flag };
    case 'react':
      return { type, idea, reaction: flag ? 'love' : null };
    case 'reportGames':
      return { type, games: 200, escapes: one };
    case 'setLength':
      return { type, length: pick(LENGTHS, one) };
    case 'chooseQuestions':
      return { type, questions: flag ? [question, asked] : [] };
    case 'openQuestion':
      return {
        type,
        question: one % 12 === 0 ? 'moves' : question,
        anonymous: flag,
        seconds: other % 3 === 0 ? 20 : null,
      };
    case 'addTime':
      return { type, seconds: 10 + other };
    case 'addIdea':
      return { type, question, text: `Idea ${one}-${other}` };
    case 'vote':
      return {
        type,
        idea: thatAre(state.table.stage === 'choice' && flag ? 'kept' : 'open', one),
        choice: pick(['keep', ...CHOICES], other),
      };
    case 'voteRest':
      return { type, choice: pick(['keep', ...CHOICES], other) };
    case 'chooseReady':
      return { type, question: flag ? asked : 'moves', option: `${other}` };
    case 'link':
      return { type, question: flag ? asked : 'moves', reason: 'r', a: `${one}`, b: `${other}`, words: ['A', 'B'] };
    case 'unlink':
      return { type, question: flag ? asked : 'moves', link: `${other}` };
    case 'merge':
      return { type, idea: thatAre('open', one), into: thatAre('open', other) };
    case 'showIdea':
      return { type, idea };
    case 'unmerge':
      return { type, idea: thatAre('merged', one) };
    case 'revive':
      return { type, idea: thatAre('dropped', one) };
    case 'place':
      return { type, idea: thatAre('kept', one), slot: pick([...SLOTS, 'nothing'], other) };
    case 'beginMaking':
      return { type, people: ['bob', 'cat'], cards: one % 4 === 0 ? 'typed' : 'dealt', again: flag && one % 9 === 0 };
    case 'typeCard':
    case 'untypeCard':
      return { type, card: `${2 + (other % 9)}H` };
    case 'placeCard':
      return { type, ...placingOf(state, actor, other) };
    case 'describe':
      return { type, sheet: one % 4, identity: { name: `Name ${other}`, gender: '', occupation: '' } };
    case 'moveSeat':
      return { type, seat: other % 3, person };
    case 'restSeat':
      return { type, seat: other % 3 };
    case 'answer':
      return { type, question: flag ? asked : 'moves', entry: 'e1', field: 'text', value: `${other}` };
    case 'tellSecret':
      return { type, secret: `secret-${one % 3}`, value: flag ? `TOLD${other}` : '' };
    default:
      return { type };
  }
}

/** Picks a legal placing of one of the actor's cards, or an illegal one if there is none. */
function placingOf(state: TableState, actor: string, number: number): Placing {
  const making = makingOf(state);
  const seat = making?.people.indexOf(actor) ?? -1;
  const placings = making && seat >= 0 ? creation.open(making.beginning, making.steps).placings(seat) : [];
  return placings[number % Math.max(1, placings.length)] ?? { card: 'QH', sheet: number % 4, slot: number % 9 };
}
