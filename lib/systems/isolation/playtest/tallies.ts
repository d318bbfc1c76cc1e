import { at } from '@/lib/kernel/at';
import { upTo } from '@/lib/kernel/combinations';
import { remembered } from '@/lib/kernel/remembered';
import { sumOf } from '@/lib/kernel/sums';
import { everyTwo, placeOfTwo } from '@/lib/tabletop/pairs';
import { columnsOf, labelled, tallyMakers } from '@/lib/tabletop/tally';
import type { Game } from '../engine/game';
import type { State } from '../engine/state';
import { KINDS, type Tally as Told } from '../engine/tally';
import { namesOf } from '../names';
import type { Siege } from '../schema';
import { CAUSES, type Cause, DEGREE_LABELS, DEGREES, PLAYERS, STANCE_LABELS, STANCES } from '../vocabulary';

const { tallyOfRows, listed } = tallyMakers<Game, State>();

/** A column of what each row of a list holds, by its names. */
const rowsOf = (list: readonly { readonly id: string }[], labels: readonly string[]) =>
  list.map(({ id }, i) => ({ id, label: at(labels, i) }));

type Listed = { [Name in keyof Told]: Told[Name] extends number[] ? Name : never }[keyof Told];

const KIND_LABELS = ['Rolled', 'Against one of the group', 'Without dice, at Stress 0', 'Time that passed'];

/** What came of each task, and of all that nobody had prepared, quarrels within the group included. */
export const tasks = tallyOfRows({
  id: 'tasks',
  title: 'Tasks',
  columns: {
    tried: listed('tried', 'Tried', 'Conflicts about it.'),
    alone: listed('alone', 'Alone', 'Those of them in which nobody was asked for help.'),
    done: listed('done', 'Done', 'Those of them that did it.'),
    ...columnsOf(DEGREES, (degree, i) => ({
      title: DEGREE_LABELS[degree],
      help: 'Conflicts about it that ended so.',
      count: ({ tally }: State, row: number) => at(at(tally.degrees, row), i),
    })),
  },
  rows: ({ body }) => [...rowsOf(body.tasks, namesOf(body).tasks), { id: 'other', label: 'What nobody had prepared' }],
});

const degrees = tallyOfRows({
  id: 'degrees',
  title: 'How conflicts end',
  plot: { kind: 'bars', columns: ['conflicts'], of: 'most' },
  columns: {
    conflicts: {
      title: 'Conflicts',
      help: 'Conflicts that ended so.',
      count: ({ tally }, row) => sumOf(tally.degrees.map((counts) => at(counts, row))),
    },
  },
  rows: () => DEGREES.map((id) => ({ id, label: DEGREE_LABELS[id] })),
});

/** How often nobody rolls, and how rare it is that people turn on each other openly. */
const kinds = tallyOfRows({
  id: 'conflicts',
  title: 'What conflicts are',
  plot: { kind: 'bars', columns: ['conflicts'], of: 'most' },
  columns: { conflicts: listed('kinds', 'Conflicts', 'Conflicts of this kind.') },
  rows: () =>
    rowsOf(
      Object.keys(KINDS).map((id) => ({ id })),
      KIND_LABELS,
    ),
});

/** What help is worth. */
export const help = tallyOfRows({
  id: 'help',
  title: 'What help is worth',
  plot: { kind: 'bars', columns: ['tried', 'won'], of: 'most' },
  columns: {
    tried: listed('helpTried', 'Conflicts', 'Rolled conflicts, but for those against a member of the group.'),
    won: listed('helpWon', 'Successes', 'Those of them that ended in a success.'),
  },
  rows: () => labelled(['Alone', 'Asked, and nobody helped', 'One helped', 'Two helped', 'Three or more helped']),
});

/** A column of the cast; the row after it sums up those whom nobody has written. */
const ofPerson = (title: string, help: string, countOf: (state: State, person: number) => number) => ({
  title,
  help,
  count: (state: State, row: number, { written }: Game) =>
    row < written
      ? countOf(state, row)
      : sumOf(upTo(state.people.length - written).map((i) => countOf(state, written + i))),
});
const inList = (list: Listed) => (state: State, person: number) => at(state.tally[list], person);
const diedOf = (cause: Cause) => (state: State, person: number) =>
  at(state.tally.deathsOf, person) * Number(state.tally.lastCause[person] === CAUSES.indexOf(cause));

/** What became of each. */
export const people = tallyOfRows({
  id: 'people',
  title: 'People',
  columns: {
    proposed: ofPerson('Proposed', 'Conflicts that they began.', inList('proposed')),
    asked: ofPerson('Asked', 'Times they were asked for help.', inList('asked')),
    wounds: ofPerson('Wounds', 'Wounds that they took.', inList('wounds')),
    safe: ofPerson('Safe', 'Games in which they got out.', ({ people: all }, person) =>
      Number(at(all, person).where === 'safe'),
    ),
    deaths: ofPerson('Deaths', 'Games in which they died.', inList('deathsOf')),
    obstruction: ofPerson('Obstructed', 'Deaths by others who were against it.', diedOf('obstruction')),
    standingBy: ofPerson('Left alone', 'Deaths that those who stood by would have averted.', diedOf('standingBy')),
    threat: ofPerson('By the threat', 'Deaths for which nobody inside is to blame.', diedOf('threat')),
  },
  rows: ({ body }) => [
    ...rowsOf(body.cast, namesOf(body).people),
    ...(body.cast.length < PLAYERS.max ? [{ id: 'unwritten', label: 'Those whom nobody has written' }] : []),
  ],
});

const BLAMED = ['Somebody was in the way', 'Too many stood by', 'The threat alone'];

/** Why people were hurt. */
export const harm = tallyOfRows({
  id: 'harm',
  title: 'Why people are hurt',
  plot: { kind: 'bars', columns: ['wounds', 'deaths'], of: 'most' },
  columns: {
    wounds: listed('wounded', 'Wounds', 'Wounds of this cause.'),
    deaths: listed('fatal', 'Deaths', 'Wounds of this cause that killed.'),
  },
  rows: () => CAUSES.map((id, i) => ({ id, label: at(BLAMED, i) })),
});

/** How those who were asked stood, and bystanders who turned against it. */
export const stances = tallyOfRows({
  id: 'stances',
  title: 'Stances',
  plot: { kind: 'bars', columns: ['taken'], of: 'most' },
  columns: {
    taken: {
      title: 'Taken',
      help: 'Times somebody stood so.',
      count: ({ tally }, row) => (row < STANCES.length ? tally.stances[at(STANCES, row)] : tally.opposed),
    },
  },
  rows: () => [
    ...STANCES.map((id) => ({ id, label: STANCE_LABELS[id] })),
    { id: 'opposed', label: 'Hostile without having been asked' },
  ],
});

/** Every two of the cast. */
const pairsIn = remembered(({ cast }: Siege) => everyTwo(upTo(cast.length)));
/** A column that a list of the state holds by its own pairs: more people have more. */
const ofPair = (list: Listed, title: string, help: string) => ({
  title,
  help,
  count: ({ tally, people: all }: State, row: number, { body }: Game) =>
    tally[list][placeOfTwo(all.length, ...at(pairsIn(body), row))] ?? 0,
});

const pairs = tallyOfRows({
  id: 'pairs',
  title: 'What people did to each other',
  plot: { kind: 'links', good: ['helped', 'green'] },
  columns: {
    helped: ofPair('helped', 'Helped', 'Times one of them helped the other.'),
    stoodBy: ofPair('stoodBy', 'Stood by', 'Times one of them stood by.'),
    hindered: ofPair('hindered', 'Hindered', 'Times one of them was against the other.'),
    green: ofPair('greenAtEnd', 'Green at the end', 'Green links between them in the end.'),
    red: ofPair('redAtEnd', 'Red at the end', 'Red links between them in the end.'),
  },
  rows: ({ body }) =>
    pairsIn(body).map(([a, b]) => {
      const [one, other] = [at(namesOf(body).people, a), at(namesOf(body).people, b)];
      const id = `${at(body.cast, a).id}/${at(body.cast, b).id}`;
      return { id, label: `${one} and ${other}`, ends: [one, other] as const };
    }),
});

/** Stress after each conflict of the night. */
export const stress = tallyOfRows({
  id: 'stress',
  title: 'Stress',
  columns: {
    games: {
      title: 'Games',
      help: 'Games that came so far.',
      count: ({ tally }, row) => Number(row < tally.stress.length),
    },
    sum: listed('stress', 'Stress, all games', 'The sum over those games; by their number it is the mean.'),
  },
  rows: ({ body: { siege } }) =>
    upTo(siege.sessions * siege.conflictsPerSession).map((i) => ({ id: String(i + 1), label: `Conflict ${i + 1}` })),
});

const events = tallyOfRows({
  id: 'events',
  title: 'Events',
  plot: { kind: 'bars', columns: ['games'], of: 'games' },
  columns: { games: listed('events', 'Games', 'Games in which it happened.') },
  rows: ({ body, body: { stress: written, threat } }) =>
    rowsOf([...written.events, ...threat.escalation, ...written.relief], namesOf(body).events),
});

/** What a playtest counts. */
export const tallies = [tasks, degrees, kinds, help, people, harm, stances, pairs, stress, events];
