import { type Command, onlyOne, parseWords } from '@/cli/command';
import { CannotRun, EXIT, WrongUsage } from '@/cli/exit';
import { requireInput } from '@/cli/input';
import { USUAL_PLAYERS } from '@/cli/order';
import { playInThreads } from '@/cli/play-in-threads';
import type { ThreadData } from '@/cli/playtest-thread';
import { progressBar } from '@/cli/progress-bar';
import { sayReport } from '@/cli/say-report';
import { requirePlayable, SEATING_OPTIONS, seatingFrom, warnOfErrors, wholeNumber } from '@/cli/seating';
import { writeReport } from '@/cli/write-report';
import type { AnyPlayed } from '@/lib/contract/played';
import type { Report } from '@/lib/contract/playtest-report';
import { isError } from '@/lib/kernel/issue';
import { lineUp } from '@/lib/playtest/lineup';
import { type MirroredSums, type MirrorSums, mergeMirrored, readMirror } from '@/lib/playtest/mirror';
import { playMany } from '@/lib/playtest/play-many';
import { judge, readFindings } from '@/lib/playtest/report';
import { playtestReportSpec } from '@/lib/playtest/report-spec';
import { mergeSums, type Sums } from '@/lib/playtest/sums';
import type { Opened } from '@/lib/scenario/open';
import { RUNS_TO_GLANCE, RUNS_TO_JUDGE } from '@/lib/tabletop/verdicts';

const MIRROR_PLAYERS = 2;
const RUNS_MAX = 10_000_000;

export const playtest: Command = {
  usage:
    'playtest FILE [--runs N] [--seed N] [--players N] [--bots a,b] [--host id] [--choose what=option] [--pace SECONDS] [--mirror] [--json] [--report OUT.pdf]',
  help: [
    'Lets bots play a scenario many times and reports how it plays.',
    '',
    '  --runs     how many games; 1000 by default',
    '  --seed     the same seed plays the same games; 1 by default',
    '  --players  how many players, not counting a GM; 4 by default',
    '  --bots     how each seat plays, separated by commas; the last one takes the remaining seats;',
    '             “careful”, where a game has it, plays only a few games a second: try --runs 100',
    '  --host     how the GM plays',
    '  --choose   what the players agree on before the game, such as level=hard; random by default',
    '  --pace     seconds per turn at a real table, to estimate the time',
    '  --mirror   plays each seed once for each rotation of the bots, with two players by default; --runs counts',
    '             such pairs. Says in how many the same seat won (luck of the deal), in how many the same bot (skill)',
    '  --json     one JSON document: { runs, seed, players, bots, endings, rounds, minutes, seats, opening, … ,',
    '             verdicts }; “opening” says how often those won who played first, second and so on;',
    '             with --mirror also { mirror: { pairs, byDeal, byPlayer, split, bots } }',
    '  --report   a PDF to write the report to, with its plots; what is printed stays the same',
    '',
    'Anything nobody uses is also tried with other numbers of players, in a few games each.',
    'A scenario with errors is played too; the errors are listed and the exit code is 1.',
  ].join('\n'),
  run: async (words) => {
    const { values, positionals } = parseWords(words, {
      ...SEATING_OPTIONS,
      runs: { type: 'string', default: '1000' },
      pace: { type: 'string' },
      json: { type: 'boolean', default: false },
      mirror: { type: 'boolean', default: false },
      report: { type: 'string' },
    });
    if (values.report === '-') throw new WrongUsage('Name a file for the report: --report report.pdf.');
    const opened = await requireInput(onlyOne(positionals, 'file'));
    const play = await requirePlayable(opened);
    const seating = seatingFrom(values, opened, play, values.mirror ? MIRROR_PLAYERS : USUAL_PLAYERS);
    if (values.mirror) requireContest(opened, play, seating.players);
    const runs = wholeNumber(values.runs, 'runs', 1, RUNS_MAX);
    const pace = values.pace === undefined ? undefined : wholeNumber(values.pace, 'pace', 1, 3600);
    const hasErrors = warnOfErrors(opened);
    const { body } = opened.open;

    const { games: sums, mirror: pairs } = await playAll(
      { system: opened.system.id, body, seating, mirror: values.mirror },
      { seed: seating.seed, runs },
    );

    const tableOf = (players: number) => lineUp(play, opened.system.schema.parse(body), { ...seating, players });
    const reading = { seed: seating.seed, ...(pace !== undefined && { secondsPerTurn: pace }) };
    const lineup = tableOf(seating.players);
    const findings = readFindings(lineup, sums, reading);
    const glance = (players: number) => {
      const other = tableOf(players);
      return readFindings(other, playMany(other, { seed: seating.seed, from: 0, to: RUNS_TO_GLANCE }), reading);
    };
    // Where no game ends well, nothing can be said of what nobody uses on the way.
    const isDoubtful = findings.wins.count > 0 && judge(lineup, [findings]).length > 0;
    const others = isDoubtful ? otherSizes(opened, seating.players) : [];
    const tables = [findings, ...others.map(glance)].toSorted((a, b) => a.players - b.players);
    const mirror = pairs && readMirror(lineup, pairs);
    const report = { ...findings, verdicts: judge(lineup, tables), ...(mirror && { mirror }) };
    process.stdout.write(values.json ? formatReport(report) : sayReport(report));
    if (values.report !== undefined) {
      const spec = playtestReportSpec([findings], {
        title: opened.draft.title,
        game: opened.system.title,
        played: play,
        plan: opened.open.plan('table'),
        verdicts: report.verdicts,
        runsToJudge: RUNS_TO_JUDGE,
        ...(mirror && { mirror }),
      });
      await writeReport(spec, values.report);
    }
    return hasErrors || report.verdicts.some(isError) ? EXIT.issues : EXIT.clean;
  },
};

interface Played {
  readonly games: Sums;
  readonly mirror?: MirrorSums;
}

/** Plays what was asked for, with a bar that fills up. */
async function playAll(data: ThreadData, wanted: { readonly seed: number; readonly runs: number }): Promise<Played> {
  const { runs } = wanted;
  const bar = progressBar(process.stderr);
  const show = (done: number, noun: string) => bar.show(done / runs, `${done} of ${runs} ${noun}`);
  const played = data.mirror
    ? playInThreads<MirroredSums>(data, {
        ...wanted,
        merge: mergeMirrored,
        onProgress: ({ mirror }) => show(mirror.pairs, 'pairs'),
      })
    : playInThreads<Sums>(data, {
        ...wanted,
        merge: mergeSums,
        onProgress: (sums) => show(sums.runs, 'games'),
      }).then((games) => ({ games }));
  return played.finally(bar.clear);
}

function requireContest({ system }: Opened, play: AnyPlayed, players: number): void {
  if (!play.contest) {
    throw new CannotRun(`In ${system.title} nobody plays against the others, so there is nothing to mirror.`);
  }
  if (players < MIRROR_PLAYERS) throw new WrongUsage('“--mirror” takes at least two players.');
}

function otherSizes({ open }: Opened, players: number): readonly number[] {
  const { min, max } = open.players();
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((size) => size !== players);
}

/**
 * Tallies stand beside the rest by their own names: { …, goals: [{ id, label, attempted, won }], … }. One about the
 * game as a whole, whose only row has no id, is an object: { …, deaths: { conflict, event, other }, … }.
 */
function formatReport({ tallies, verdicts, ...report }: Report): string {
  const tables = tallies.map(({ id, columns, rows }) => {
    const countsOf = (values: readonly number[]) =>
      Object.fromEntries(columns.map((column, i) => [column.id, values[i] ?? 0]));
    const [whole] = rows;
    if (whole?.id === '') return [id, countsOf(whole.values)];
    return [id, rows.map(({ id, label, values }) => ({ id, label, ...countsOf(values) }))];
  });
  const said = verdicts.map(({ code, severity, path, message }) => ({ code, severity, path, message }));
  return `${JSON.stringify({ ...report, ...Object.fromEntries(tables), verdicts: said }, null, 2)}\n`;
}
