import type { AnyPlayed } from '@/lib/contract/played';
import type { Findings, MirrorFindings, RealEvening, Share, TallyTable } from '@/lib/contract/playtest-report';
import { type Issue, isError } from '@/lib/kernel/issue';
import { figure, hours, hoursBetween, meanInWords } from '@/lib/kernel/words';
import type { Plan } from '@/lib/kit/plan';
import type { HeatMap, Ink, ReportBlock, ReportRow, ReportSpec, ReportTable } from '@/lib/kit/report-spec';
import { openingToShow } from './opening';
import { eveningSentences, REAL_EVENINGS, sayEvening } from './real-evenings';
import { mirrorSentences, sentencesOf } from './sentences';
import { shareOf } from './statistics';

interface About {
  readonly title: string;
  readonly game: string;
  readonly played: Pick<AnyPlayed, 'aims'>;
  readonly plan: Plan;
  readonly verdicts: readonly Issue[];
  /** Minimum number of games for a judgement. */
  readonly runsToJudge: number;
  readonly mirror?: MirrorFindings;
  readonly evenings?: readonly RealEvening[] | undefined;
}

/** Returns a report of playtests at one or more table sizes, as a document: a summary, then one chapter per table. */
export function playtestReportSpec(tables: readonly Findings[], about: About): ReportSpec {
  return {
    title: about.title,
    kicker: `Playtest report · ${about.game}`,
    chapters: [
      [
        ...tables.flatMap((table) => summaryOf(table, about)),
        ...mirrorOf(about),
        ...adviceOf(tables, about),
        ...endingsOf(tables),
        ...realEvenings(tables, about),
      ],
      ...tables.map((table) => detailsOf(table, about.plan)),
    ],
  };
}

const heading = (text: string, level: 1 | 2 = 1): ReportBlock => ({ block: 'heading', level, text });
const note = (text: string): ReportBlock => ({ block: 'text', look: 'note', text });
const tableBlock = (table: ReportTable): ReportBlock => ({ block: 'table', table });

function summaryOf(findings: Findings, { played }: About): readonly ReportBlock[] {
  const { runs, players, bots, seed, agreed } = findings;
  const [first, ...others] = sentencesOf(played, findings);
  return [
    ...(first === undefined ? [] : [{ block: 'text', look: 'lead', text: first } as const]),
    ...(others.length === 0 ? [] : [{ block: 'text', text: others.join(' ') } as const]),
    note([`${runs} games, ${players} players (${bots.join(', ')}), seed ${seed}`, ...agreed].join('. ')),
  ];
}

const mirrorOf = ({ mirror }: About): readonly ReportBlock[] =>
  mirror ? [heading('Luck or skill'), { block: 'list', items: mirrorSentences(mirror) }] : [];

function adviceOf(tables: readonly Findings[], { verdicts, runsToJudge }: About): readonly ReportBlock[] {
  const isEnough = tables.some(({ runs }) => runs >= runsToJudge);
  if (verdicts.length > 0)
    return [
      heading('What to do about it'),
      {
        block: 'list',
        items: verdicts.map((issue) => (isError(issue) ? `Error: ${issue.message}` : issue.message)),
      },
    ];
  const nothing = isEnough ? 'Plays well.' : `Too few games to judge by: play ${runsToJudge} or more.`;
  return [{ block: 'text', text: nothing }];
}

const GIVEN_UP = { label: 'Given up at the turn limit', good: false };

function endingsOf(tables: readonly Findings[]): readonly ReportBlock[] {
  return [
    heading('How games end'),
    note('Shares of all games, with their 95 % intervals. Green is what the players hope for.'),
    ...tables.flatMap((table) => [
      heading(`${table.players} players`, 2),
      tableBlock({
        columns: ['Ending', 'Games in 100'],
        rows: [
          ...[...table.endings, { ...GIVEN_UP, ...table.unfinished }].map(
            ({ label, good, ...share }): ReportRow => shareRow(label, share, good ? 'green' : 'ink'),
          ),
          { cells: ['Winners a game', meanInWords(table.winnersPerGame)] },
          { cells: ['Rounds', meanInWords(table.rounds)] },
        ],
      }),
    ]),
  ];
}

function realEvenings(tables: readonly Findings[], { evenings = [] }: About): readonly ReportBlock[] {
  if (evenings.length === 0) return [];
  return [
    heading(REAL_EVENINGS),
    { block: 'text', text: eveningSentences(evenings, tables).join(' ') },
    { block: 'list', items: evenings.map((evening) => sayEvening(evening, tables)) },
  ];
}

const shareRow = (label: string, share: Share, ink: Ink): ReportRow => ({
  cells: [label, `${figure(share.share, 1)} (${figure(share.low, 1)} to ${figure(share.high, 1)})`],
  bars: [{ share: share.share, ink }],
});

function detailsOf(table: Findings, plan: Plan): readonly ReportBlock[] {
  const { players, seats, shown, tallies } = table;
  return [
    heading(`A table of ${players}`),
    ...lengthsOf(table),
    heading('Who wins', 2),
    tableBlock({
      columns: ['Seat', 'Games won in 100'],
      rows: seats.map(({ seat, ...share }) => shareRow(`Seat ${seat + 1}`, share, 'green')),
    }),
    ...(seats.some(({ shared }) => shared > 0) ? [note('A win that several share counts in parts.')] : []),
    ...openingOf(table),
    ...tallies.filter(({ rows }) => rows.length > 0).flatMap((tally) => tallyBlocks(tally, table, plan)),
    note(
      `Worth watching: the worst game has seed ${shown.worst}, the median one ${shown.median}, the shortest ${shown.shortest}.`,
    ),
  ];
}

function openingOf(findings: Findings): readonly ReportBlock[] {
  const opening = openingToShow(findings);
  if (opening.length === 0) return [];
  return [
    tableBlock({
      columns: ['Order of play', 'Games won in 100'],
      rows: opening.map(({ label, won, games }) => shareRow(label, shareOf(won, games), 'green')),
    }),
  ];
}

function lengthsOf({ lengths, rounds, minutes }: Findings): readonly ReportBlock[] {
  const most = Math.max(1, ...lengths);
  const counted = lengths.flatMap((games, round) => (games > 0 ? [`${round}: ${games}`] : []));
  return [
    heading('How long games take', 2),
    {
      block: 'text',
      text: `Half of them end within ${rounds.median} rounds, about ${hours(minutes.median)} at a real table. Most last ${rounds.p10} to ${rounds.p90} rounds, ${hoursBetween(minutes.p10, minutes.p90)}; it takes ${meanInWords(rounds, 'rounds on average')}.`,
    },
    {
      block: 'columns',
      columns: {
        heights: lengths.map((games) => games / most),
        from: rounds.p10,
        to: rounds.p90,
        labels: ['0', 'rounds', String(Math.max(0, lengths.length - 1))],
      },
    },
    note(`Games by their number of rounds: ${counted.join(', ')}.`),
  ];
}

function tallyBlocks(tally: TallyTable, { runs }: Findings, plan: Plan): readonly ReportBlock[] {
  const { title, columns, plot } = tally;
  const isHeat = plot.kind === 'heat' && plan.rooms.length > 0;
  const isNumbered = isHeat && plan.rooms.some(({ id }) => tally.rows.some((row) => row.id === id));
  return [
    heading(title, 2),
    note(columns.map((column) => `${column.title}: ${column.help}`).join(' ')),
    ...(isHeat ? [{ block: 'heat', plan, maps: mapsOf(tally) } as const] : []),
    tableBlock(plot.kind === 'bars' ? barsOf(tally, plot, runs) : numbersOf(tally, isNumbered)),
  ];
}

/** Places on the plan carry the number of their row; sides between places have none. */
const numbersOf = ({ columns, rows }: TallyTable, isNumbered: boolean): ReportTable => ({
  columns: ['', ...columns.map(({ title }) => title)],
  rows: rows.map(({ label, values }, i) => ({
    cells: [isNumbered ? `${i + 1}. ${label}` : label, ...values.map(String)],
  })),
});

const mapsOf = ({ columns, rows }: TallyTable): readonly HeatMap[] =>
  columns.map(({ title }, column) => {
    const most = Math.max(1, ...rows.map(({ values }) => values[column] ?? 0));
    return { caption: title, places: rows.map(({ id, values }) => ({ id, share: (values[column] ?? 0) / most })) };
  });

const INKS: readonly Ink[] = ['grey', 'green'];

function barsOf(tally: TallyTable, plot: Extract<TallyTable['plot'], { kind: 'bars' }>, runs: number): ReportTable {
  const inkOf = (i: number): Ink => (plot.columns.length === 1 ? 'green' : (INKS[i % INKS.length] ?? 'ink'));
  const drawn = plot.columns.map((id, i) => ({
    at: tally.columns.findIndex((column) => column.id === id),
    ink: inkOf(i),
  }));
  const longest = Math.max(1, ...tally.rows.flatMap(({ values }) => drawn.map(({ at }) => values[at] ?? 0)));
  const whole = plot.of === 'games' ? Math.max(1, runs) : longest;
  return {
    ...numbersOf(tally, false),
    legend: drawn.map(({ at, ink }) => ({ label: tally.columns[at]?.title ?? '', ink })),
    rows: tally.rows.map(({ label, values }) => ({
      cells: [label, ...values.map(String)],
      bars: drawn.map(({ at, ink }) => ({ share: (values[at] ?? 0) / whole, ink })),
    })),
  };
}
