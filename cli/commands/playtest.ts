import { type Command, onlyOne, parseWords } from '@/cli/command';
import { EXIT, type Exit, WrongUsage } from '@/cli/exit';
import { requireWritable } from '@/cli/files';
import { requireInput } from '@/cli/input';
import { MIRROR_PLAYERS, playAll, requireContest } from '@/cli/play-all';
import { sayReport } from '@/cli/say-report';
import { requirePlayable, SEATING_OPTIONS, seatingFrom, warnOfErrors, wholeNumber } from '@/cli/seating';
import { formatVaried, playVaried, requireVariation, sayVaried } from '@/cli/vary';
import { writeReport } from '@/cli/write-report';
import { USUAL_PLAYERS } from '@/door/order';
import { lineUpAt, reportOn, type Table } from '@/door/table-report';
import type { Report } from '@/lib/contract/playtest-report';
import { isError } from '@/lib/kernel/issue';
import { readMirror } from '@/lib/playtest/mirror';
import { playtestReportSpec } from '@/lib/playtest/report-spec';
import { OPEN } from '@/lib/playtest/vary';
import { RUNS_TO_JUDGE } from '@/lib/tabletop/play/verdicts';

const RUNS_MAX = 10_000_000;

export const playtest: Command = {
  usage:
    'playtest FILE [--runs N] [--seed N] [--players N] [--bots a,b] [--host id] [--choose what=option] [--pace SECONDS] [--mirror] [--vary PATH=N,N,…] [--brief] [--json] [--report OUT.pdf]',
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
    '             such pairs. Says in how many the same seat won (luck of the deal), in how many the same bot (skill);',
    '             the rest of the report is that of the games with the bots in the seats that were given',
    '  --vary     tries other values of a number with the same seeds, side by side: --vary options/maxCharacters=4,5,6;',
    `             the path is made of keys and ids of entries, a number that may be left open can be “${OPEN}”`,
    '  --brief    only the verdict and the game in sentences, without tables',
    '  --json     one JSON document: { runs, seed, players, bots, endings, rounds, minutes, seats, opening, … ,',
    '             verdicts }; “opening” says how often those won who played first, second and so on;',
    '             with --mirror also { mirror: { pairs, byDeal, byPlayer, split, bots } };',
    '             with --vary only { runs, …, path, vary: [{ value, endings, unfinished, wins, minutes, verdicts }] }',
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
      brief: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      mirror: { type: 'boolean', default: false },
      vary: { type: 'string' },
      report: { type: 'string' },
    });
    if (values.report === '-') throw new WrongUsage('Name a file for the report: --report report.pdf.');
    if (values.report !== undefined) await requireWritable(values.report);
    const opened = await requireInput(onlyOne(positionals, 'file'));
    const play = await requirePlayable(opened);
    const seating = seatingFrom(values, opened, play, values.mirror ? MIRROR_PLAYERS : USUAL_PLAYERS);
    if (values.mirror) requireContest(opened, play, seating.players);
    const runs = wholeNumber(values.runs, 'runs', 1, RUNS_MAX);
    const pace = values.pace === undefined ? undefined : wholeNumber(values.pace, 'pace', 1, 3600);
    const reading = { seed: seating.seed, ...(pace !== undefined && { secondsPerTurn: pace }) };
    const table = { opened, play, seating, reading };
    if (values.vary !== undefined) return varyFrom(table, { ...values, vary: values.vary }, runs);
    const hasErrors = warnOfErrors(opened);
    const { body } = opened.open;
    const { games, mirror: pairs } = await playAll(
      { system: opened.system.id, body, seating, mirror: values.mirror },
      { seed: seating.seed, runs, isSilent: values.json },
    );
    const mirror = pairs && readMirror(lineUpAt(table), pairs);
    const report = await reportOn(table, games, { mirror });
    process.stdout.write(
      values.json
        ? formatReport(report)
        : sayReport(report, { aims: play.aims, brief: values.brief, evenings: opened.draft.evenings }),
    );
    if (values.report !== undefined) {
      const spec = playtestReportSpec([report], {
        title: opened.draft.title,
        game: opened.system.title,
        played: play,
        plan: opened.open.plan('table'),
        verdicts: report.verdicts,
        runsToJudge: RUNS_TO_JUDGE,
        ...(mirror && { mirror }),
        evenings: opened.draft.evenings,
      });
      await writeReport(spec, values.report);
    }
    return hasErrors || report.verdicts.some(isError) ? EXIT.issues : EXIT.clean;
  },
};

interface VaryWords {
  readonly vary: string;
  readonly mirror: boolean;
  readonly report?: string | undefined;
  readonly json: boolean;
}

/** Verdicts on values that are only tried do not make the scenario wrong, so they do not count for the exit code. */
async function varyFrom(table: Table, { vary, mirror, report, json }: VaryWords, runs: number): Promise<Exit> {
  if (mirror || report !== undefined) throw new WrongUsage('“--vary” goes with neither --mirror nor --report.');
  const variation = requireVariation(vary, table.opened, table.seating.players);
  const hasErrors = warnOfErrors(table.opened);
  const varied = await playVaried(table, variation, runs, json);
  process.stdout.write(json ? formatVaried(variation, varied) : sayVaried(variation, varied, table.play.aims.good));
  return hasErrors ? EXIT.issues : EXIT.clean;
}

/**
 * Tallies stand beside the rest by their own names: { …, goals: [{ id, label, attempted, won }], … }. One about the
 * game as a whole, whose only row has no id, is an object: { …, deaths: { conflict, event, other }, … }. So are figures
 * that a game reads off them: { …, satOut: { median }, … }.
 */
function formatReport({ tallies, figures, verdicts, ...report }: Report): string {
  const tables = tallies.map(({ id, columns, rows }) => {
    const countsOf = (values: readonly number[]) =>
      Object.fromEntries(columns.map((column, i) => [column.id, values[i] ?? 0]));
    const [whole] = rows;
    if (whole?.id === '') return [id, countsOf(whole.values)];
    return [id, rows.map(({ id, label, values }) => ({ id, label, ...countsOf(values) }))];
  });
  const said = verdicts.map(({ code, severity, path, message }) => ({ code, severity, path, message }));
  return `${JSON.stringify({ ...report, ...figures, ...Object.fromEntries(tables), verdicts: said }, null, 2)}\n`;
}
