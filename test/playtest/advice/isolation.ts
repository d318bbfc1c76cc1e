import type { Findings } from '@/lib/contract/playtest-report';
import { at } from '@/lib/kernel/at';
import { sumOf } from '@/lib/kernel/sums';
import { shareOf } from '@/lib/playtest/statistics';
import { VERDICTS } from '@/lib/systems/isolation/playtest/verdicts';
import type { Siege } from '@/lib/systems/isolation/schema';
import { allPairs } from '@/lib/tabletop/play/pairs';
import { siege } from '@/test/support/isolation/siege';
import { type Advice, type AdviceCase, type Interval, rowsOfTally } from './cases';

type Task = Siege['tasks'][number];
type Link = Siege['links'][number];

const night = (body: Siege, change: Partial<Siege['siege']>): Siege => ({
  ...body,
  siege: { ...body.siege, ...change },
});
const stress = (body: Siege, change: Partial<Siege['stress']>): Siege => ({
  ...body,
  stress: { ...body.stress, ...change },
});
const limited = (body: Siege, stressMax: number): Siege => ({ ...body, options: { ...body.options, stressMax } });
const tasks = (body: Siege, change: Partial<Task>): Siege => ({
  ...body,
  tasks: body.tasks.map((task) => ({ ...task, ...change })),
});
const words = (...list: readonly string[]) => list.map((word, i) => ({ id: `w${i}`, word }));
const needs = (...list: readonly string[]) => list.map((task, i) => ({ id: `n${i}`, task }));
const events = (count: number, delta: number) =>
  Array.from({ length: count }, (_, i) => ({ id: `e${delta}-${i}`, text: `A noise (${i})`, delta }));

/** Draws links of a colour between the people of each pair. */
const draw = (
  body: Siege,
  colour: Link['colour'],
  count: number,
  pairs: readonly (readonly [string, string])[] = allPairs(body.cast.map(({ id }) => id)),
): Siege => ({
  ...body,
  links: [
    ...body.links,
    ...pairs.flatMap(([a, b]) =>
      Array.from({ length: count }, (_, i): Link => {
        return { id: `${colour}-${a}-${b}-${i}`, a, b, colour, kind: 'story', label: 'The rope' };
      }),
    ),
  ],
});

/** The lighthouse, to which no help comes: somebody is safe in a third of the games. */
const rock = siege({ siege: { sessions: 2, conflictsPerSession: 6, rescueAfter: null } });
const [shed, boat, radio] = rock.tasks as [Task, Task, Task];
const silent = (body: Siege): Siege => ({
  ...stress(body, { events: [], relief: [] }),
  threat: { ...body.threat, escalation: [] },
});
const quiet = silent(rock);
const bare = { ...rock, links: [] };
const fond = { ...rock, links: rock.links.filter(({ colour }) => colour === 'green') };
const fonder = draw(fond, 'green', 1);
const bitter = draw(bare, 'red', 4);
/** Two thirds of the pairs get on. */
const mixed = draw(rock, 'green', 2, [
  ['ana', 'dee'],
  ['cem', 'dee'],
  ['bo', 'dee'],
  ['ana', 'cem'],
]);

const GOALS = words('Save', 'Get off', 'Hold out');
const nowhere = tasks(rock, { ends: 'nothing' });

/** Four tasks, one after the other, in six conflicts. */
const chain = (change: Partial<Task>): Siege =>
  night(
    {
      ...rock,
      tasks: Array.from({ length: 4 }, (_, i): Task => {
        const step = { ...shed, id: `step${i}`, title: `Step ${i}`, violates: [], serves: GOALS };
        return {
          ...step,
          requires: i === 0 ? [] : needs(`step${i - 1}`),
          ends: i === 3 ? 'over' : 'nothing',
          ...change,
        };
      }),
    },
    { sessions: 1, conflictsPerSession: 6 },
  );

/** The boat needs three tasks of a kind. */
const threeFirst = (change: Partial<Task>): Siege => {
  const first = ['rope', 'oars', 'keys'].map((id): Task => ({ ...shed, id, title: `Find the ${id}`, ...change }));
  return { ...rock, tasks: [...first, { ...boat, requires: needs('rope', 'oars', 'keys') }, radio] };
};

/** The shed is against all goals, and nothing needs it but what `last` does. */
const shunned = (change: Partial<Task> = {}, last: Task = radio): Siege => ({
  ...rock,
  tasks: [{ ...shed, violates: GOALS, ...change }, last],
});

const eve = { ...at(rock.cast, 0), id: 'eve', name: 'Eve' };
const withEve = rock.cast.map(({ id }) => ['eve', id] as const);
const alone = draw({ ...rock, cast: [...rock.cast, eve] }, 'red', 3, withEve);

/** Nobody likes anybody, in a long night without danger. */
const cold = night(tasks(bare, { difficulty: 6, dangerous: false }), { conflictsPerSession: 12 });
const noisy = stress(tasks(draw(bare, 'green', 1), { difficulty: 6 }), { relief: [], events: events(12, 3) });
/** Everything succeeds, and Stress stays at 0. */
const serene = stress(night(tasks(fonder, { ends: 'nothing', difficulty: 1 }), { rescueAfter: 12 }), { start: 1 });

const wins = ({ wins: share }: Findings): Interval => share;
const column = (findings: Findings, tally: string, name: string): readonly number[] =>
  rowsOfTally(findings, tally).map((row) => row[name] ?? 0);

/** Share of the stances of people who were asked; 0 is helpful, 2 hostile. */
const stanceShare = (stance: number) => (findings: Findings) => {
  const taken = column(findings, 'stances', 'taken').slice(0, 3);
  return shareOf(at(taken, stance), sumOf(taken));
};

/** Share of conflicts with help that succeeded. */
const helpedShare = (findings: Findings): Interval =>
  shareOf(sumOf(column(findings, 'help', 'won').slice(2)), sumOf(column(findings, 'help', 'tried').slice(2)));

/** Share of wounds that people caused. */
function harmShare(findings: Findings): Interval {
  const wounds = column(findings, 'harm', 'wounds');
  return shareOf(sumOf(wounds.slice(0, -1)), sumOf(wounds));
}

/** Conflicts about a task, at most one a game. */
const triedShare = (task: number) => (findings: Findings) =>
  shareOf(Math.min(findings.runs, at(column(findings, 'tasks', 'tried'), task)), findings.runs);

/** Share of all proposals and requests that the last of the cast made or received. */
function deedsOfEve(findings: Findings): Interval {
  const asked = column(findings, 'people', 'asked');
  const deeds = column(findings, 'people', 'proposed').map((count, i) => count + at(asked, i));
  return shareOf(at(deeds, rock.cast.length), sumOf(deeds));
}

/** Standard deviation of Stress between games, roughly: reports have the mean alone. */
const SPREAD = 3;

/** Figure of the mean Stress after each conflict that enough games reached. */
const stressFigure = (of: (means: readonly number[]) => number) => (findings: Findings) => {
  const means = rowsOfTally(findings, 'stress').flatMap(({ games = 0, sum = 0 }) =>
    games >= findings.runs / 4 ? [sum / games] : [],
  );
  const half = (1.96 * SPREAD) / Math.sqrt(findings.runs);
  return { share: of(means), low: of(means) - half, high: of(means) + half };
};
const highest = stressFigure((means) => Math.max(...means));
const range = stressFigure((means) => Math.max(...means) - Math.min(...means));

type Case = Omit<AdviceCase, 'body' | 'cured' | 'players'>;

/** A case for each way to follow the advice, in 100 games with three players by default. */
const follow = (body: Siege, cures: readonly Siege[], about: Case): readonly AdviceCase[] =>
  cures.map((cured) => ({ runs: 100, ...about, body: json(body), cured: json(cured), players: 3 }));
const json = (body: Siege): AdviceCase['body'] => JSON.parse(JSON.stringify(body));

const doomed = { code: 'isolation/play-doomed', figure: wins, better: 'higher' } as const;
const safe = { code: 'isolation/play-safe', figure: wins, better: 'lower' } as const;
const unbounded = { code: 'isolation/play-stress-unbounded', figure: highest, better: 'lower' } as const;
const flat = { code: 'isolation/play-stress-flat', figure: range, better: 'higher' } as const;

export const ISOLATION: Advice = {
  system: 'isolation',
  verdicts: Object.keys(VERDICTS),
  cases: [
    ...follow(nowhere, [rock, night(nowhere, { rescueAfter: 12 })], doomed),
    ...follow(bare, [draw(bare, 'green', 1)], doomed),
    ...follow(draw(rock, 'red', 4), [draw(draw(rock, 'red', 4), 'green', 4)], doomed),
    ...follow(stress(rock, { start: 12 }), [rock], doomed),
    ...follow(chain({ difficulty: 6 }), [chain({ difficulty: 1 })], { ...doomed, runs: 200 }),
    ...follow(chain({ difficulty: 3, from: 'completeSuccess' }), [chain({ difficulty: 3 })], { ...doomed, runs: 200 }),
    ...follow(night(rock, { rescueAfter: 1 }), [rock], safe),
    ...follow(tasks(fonder, { difficulty: 1 }), [tasks(draw(fonder, 'red', 2), { difficulty: 1 })], safe),
    ...follow(
      night(tasks(fonder, { difficulty: 1 }), { rescueAfter: 10 }),
      [tasks(draw(fonder, 'red', 2), { difficulty: 1 })],
      safe,
    ),
    ...follow(tasks(mixed, { difficulty: 1, repeatable: true }), [tasks(mixed, { difficulty: 6, repeatable: true })], {
      ...safe,
      runs: 200,
    }),
    ...follow(fond, [draw(fond, 'red', 1)], {
      code: 'isolation/play-no-friction',
      figure: stanceShare(2),
      better: 'higher',
    }),
    ...follow(bitter, [draw(bitter, 'green', 4)], {
      code: 'isolation/play-nobody-helps',
      bots: ['random'],
      figure: stanceShare(0),
      better: 'higher',
    }),
    ...follow(limited(quiet, 2), [quiet], flat),
    ...follow(silent(serene), [stress(silent(serene), { events: events(8, 3) })], { ...flat, runs: 200 }),
    ...follow(stress(rock, { start: 15 }), [rock], unbounded),
    ...follow(noisy, [stress(noisy, { relief: events(12, -3) }), limited(noisy, 6)], unbounded),
    ...follow(
      threeFirst({ difficulty: 6, from: 'completeSuccess' }),
      [threeFirst({ difficulty: 1, from: 'partialSuccess' })],
      { code: 'isolation/play-task-out-of-reach', runs: 200, figure: triedShare(3), better: 'higher' },
    ),
    ...follow(
      shunned(),
      [shunned({}, { ...radio, requires: needs('shed') }), shunned({ serves: GOALS, violates: [] })],
      {
        code: 'isolation/play-task-untried',
        figure: triedShare(0),
        better: 'higher',
      },
    ),
    ...follow(alone, [draw(alone, 'green', 3, withEve)], {
      code: 'isolation/play-person-idle',
      figure: deedsOfEve,
      better: 'higher',
    }),
    ...follow(cold, [draw(cold, 'green', 2)], {
      code: 'isolation/play-ties-idle',
      runs: 200,
      bots: ['random', 'random', 'saint'],
      figure: helpedShare,
      better: 'higher',
    }),
    ...follow(fond, [draw(fond, 'red', 1)], {
      code: 'isolation/play-threat-harms',
      figure: harmShare,
      better: 'higher',
    }),
  ],
  withoutFigure: {},
};
