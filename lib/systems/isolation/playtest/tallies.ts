import { at } from '@/lib/kernel/at';
import { upTo } from '@/lib/kernel/combinations';
import { memoize } from '@/lib/kernel/memoize';
import { sumOf } from '@/lib/kernel/sums';
import { allPairs, pairIndex } from '@/lib/tabletop/play/pairs';
import { columnsOf, labelled, rowsNamed, rowsOfLabels, tallyMakers } from '@/lib/tabletop/play/tally';
import type { Game } from '../engine/game';
import type { Kind, State, Tally } from '../engine/state';
import { eventsOf, namesOf } from '../names';
import { conflictsIn } from '../rules/ways';
import type { Siege } from '../schema';
import { type Cause, DEGREE_LABELS, DEGREES, PLAYERS, STANCE_LABELS } from '../vocabulary';

const { tallyOfRows, column, listed } = tallyMakers<Game, State>();

type Listed = { [Name in keyof Tally]: Tally[Name] extends number[] ? Name : never }[keyof Tally];

const KIND_LABELS: Readonly<Record<Kind, string>> = {
  rolled: 'Rolled',
  against: 'Against one of the group',
  calm: 'Without dice, at Stress 0',
  passed: 'Time that passed',
};

/** Results by task, with a row for unprepared proposals and duels. */
export const tasks = tallyOfRows({
  id: 'tasks',
  title: 'Tasks',
  columns: {
    tried: listed('tried', 'Tried', 'Conflicts about it.'),
    alone: listed('alone', 'Alone', 'Those of them in which nobody was asked for help.'),
    done: listed('done', 'Done', 'Those of them that did it.'),
    ...columnsOf(DEGREES, (degree, i) =>
      column(DEGREE_LABELS[degree], 'Conflicts about it that ended so.', ({ tally }, row) =>
        at(at(tally.degrees, row), i),
      ),
    ),
  },
  rows: ({ body }) => [
    ...rowsNamed(body.tasks, namesOf(body).tasks),
    { id: 'other', label: 'What nobody had prepared' },
  ],
});

const degrees = tallyOfRows({
  id: 'degrees',
  title: 'How conflicts end',
  plot: { kind: 'bars', columns: ['conflicts'], of: 'most' },
  columns: {
    conflicts: column('Conflicts', 'Conflicts that ended so.', ({ tally }, row) =>
      sumOf(tally.degrees.map((counts) => at(counts, row))),
    ),
  },
  rows: () => rowsOfLabels(DEGREE_LABELS),
});

/** Kinds of conflicts, such as those without dice or against a member of the group. */
const kinds = tallyOfRows({
  id: 'conflicts',
  title: 'What conflicts are',
  plot: { kind: 'bars', columns: ['conflicts'], of: 'most' },
  columns: { conflicts: listed('kinds', 'Conflicts', 'Conflicts of this kind.') },
  rows: () => rowsOfLabels(KIND_LABELS),
});

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

/** Column with a value for each character. The row after the cast sums up the added, nameless people. */
const ofPerson = (title: string, help: string, countOf: (state: State, person: number) => number) =>
  column(title, help, (state, row, { written }) =>
    row < written
      ? countOf(state, row)
      : sumOf(upTo(state.people.length - written).map((i) => countOf(state, written + i))),
  );
const inList = (list: Listed) => (state: State, person: number) => at(state.tally[list], person);

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
    obstruction: ofPerson('Obstructed', 'Deaths by others who were against it.', inList('obstruction')),
    standingBy: ofPerson('Left alone', 'Deaths that those who stood by would have averted.', inList('standingBy')),
    threat: ofPerson('By the threat', 'Deaths for which nobody inside is to blame.', inList('threat')),
  },
  rows: ({ body }) => [
    ...rowsNamed(body.cast, namesOf(body).people),
    ...(body.cast.length < PLAYERS.max ? [{ id: 'unwritten', label: 'Those whom nobody has written' }] : []),
  ],
});

const BLAMED: Readonly<Record<Cause, string>> = {
  obstruction: 'Somebody was in the way',
  standingBy: 'Too many stood by',
  threat: 'The threat alone',
};

export const harm = tallyOfRows({
  id: 'harm',
  title: 'Why people are hurt',
  plot: { kind: 'bars', columns: ['wounds', 'deaths'], of: 'most' },
  columns: {
    wounds: listed('wounded', 'Wounds', 'Wounds of this cause.'),
    deaths: listed('fatal', 'Deaths', 'Wounds of this cause that killed.'),
  },
  rows: () => rowsOfLabels(BLAMED),
});

export const stances = tallyOfRows({
  id: 'stances',
  title: 'Stances',
  plot: { kind: 'bars', columns: ['taken'], of: 'most' },
  columns: { taken: listed('stances', 'Taken', 'Times somebody stood so.') },
  rows: () => rowsOfLabels({ ...STANCE_LABELS, opposed: 'Hostile without having been asked' }),
});

/** All pairs of the cast, as indices. */
const pairsIn = memoize(({ cast }: Siege) => allPairs(upTo(cast.length)));
/** Column from a tally by pair. The state may have more people than the cast, so pairs are looked up by index. */
const ofPair = (list: Listed, title: string, help: string) =>
  column(
    title,
    help,
    ({ tally, people: all }, row, { body }) => tally[list][pairIndex(all.length, ...at(pairsIn(body), row))] ?? 0,
  );

const pairs = tallyOfRows({
  id: 'pairs',
  title: 'What people did to each other',
  plot: { kind: 'links', good: ['helped', 'green'] },
  columns: {
    helped: ofPair('cooperate', 'Helped', 'Times one of them helped the other.'),
    stoodBy: ofPair('neutral', 'Stood by', 'Times one of them stood by.'),
    hindered: ofPair('hostile', 'Hindered', 'Times one of them was against the other.'),
    green: ofPair('green', 'Green at the end', 'Green links between them in the end.'),
    red: ofPair('red', 'Red at the end', 'Red links between them in the end.'),
  },
  rows: ({ body }) =>
    allPairs(rowsNamed(body.cast, namesOf(body).people)).map(([a, b]) => ({
      id: `${a.id}/${b.id}`,
      label: `${a.label} and ${b.label}`,
      ends: [a.label, b.label],
    })),
});

export const stress = tallyOfRows({
  id: 'stress',
  title: 'Stress',
  columns: {
    games: column('Games', 'Games that came so far.', ({ tally }, row) => Number(row < tally.stress.length)),
    sum: listed('stress', 'Stress, all games', 'The sum over those games; by their number it is the mean.'),
  },
  rows: ({ body }) => upTo(conflictsIn(body)).map((i) => ({ id: String(i + 1), label: `Conflict ${i + 1}` })),
});

const events = tallyOfRows({
  id: 'events',
  title: 'Events',
  plot: { kind: 'bars', columns: ['games'], of: 'games' },
  columns: {
    games: column('Games', 'Games in which it happened.', ({ happened }, row) => Number(at(happened, row))),
  },
  rows: ({ body }) => rowsNamed(eventsOf(body), namesOf(body).events),
});

export const tallies = [tasks, degrees, kinds, help, people, harm, stances, pairs, stress, events];
