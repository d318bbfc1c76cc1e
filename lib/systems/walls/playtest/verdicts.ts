import type { Findings, MirrorFindings } from '@/lib/contract/playtest-report';
import type { Issue } from '@/lib/kernel/issue';
import { inHundred } from '@/lib/kernel/words';
import { type CodesOf, verdictReporterOf } from '@/lib/tabletop/authoring/reporter';
import { leadingPosition } from '@/lib/tabletop/play/contest';
import { type Cure, contestJudges, contestVerdicts, isPlanned } from '@/lib/tabletop/play/contest-verdicts';
import {
  judgeEach,
  playHint,
  playWarning,
  RUNS_TO_JUDGE,
  rowsOf,
  sumRows,
  totalsOf,
  verdictsBy,
} from '@/lib/tabletop/play/verdicts';
import { joinedUpTo } from '@/lib/tabletop/words/wording';
import type { Game } from '../engine/game';
import { turnsCorners } from '../rules/ground';
import type { Arena } from '../schema';
import { removals, starts, tiles } from './tallies';

const { 'walls/play-round-drags': _, ...shared } = contestVerdicts('walls');

/** Verdicts of playtests. Codes are stable, as in the check. Rounds can't drag, so that one is left out. */
export const VERDICTS = {
  ...shared,
  'walls/play-start-ahead': playWarning('those who begin at this start win more often than their share'),
  'walls/play-own-walls': playHint('most players are Trapped by walls of their own'),
  'walls/play-tiles-idle': playHint('hardly anybody comes to much of the board'),
} as const satisfies CodesOf<'walls/play-'>;

/** Smallest lead of a start that is unfair. */
const AHEAD = 0.05;
/** Highest share of players Trapped by their own walls. */
const OWN = 0.6;
/** A tile is idle below HARDLY_VISITED visits per game. MUCH is the highest share of idle tiles. */
const HARDLY_VISITED = 0.1;
const MUCH = 0.2;
const TILES_NAMED = 6;

const { ofTable, ofAll } = verdictsBy(verdictReporterOf(VERDICTS));
const judge = contestJudges('walls');

export function verdicts({ body }: Game, tables: readonly Findings[], mirror?: MirrorFindings): readonly Issue[] {
  // Random bots wall themselves in at once on any board.
  const planned = tables.filter(isPlanned);
  const isEnough = planned.some(({ runs }) => runs >= RUNS_TO_JUDGE);
  return [
    ...judgeEach(tables, (findings) => judge.opener(findings, evenTurns(body))),
    ...judgeEach(tables, judgeStarts),
    ...judgeEach(tables, (findings) => judge.length(findings, body.minutes, SHORTEN)),
    ...judgeEach(tables, (findings) => judge.draws(findings, OPEN_UP)),
    ...(isEnough ? [...judgeOwnWalls(planned, body), ...judgeTiles(planned)] : []),
    ...judge.luck(tables, mirror, LOOK_AHEAD),
  ];
}

/** Advice on the order of play, without changes that the arena has already or cannot have. */
function evenTurns(arena: Arena): Cure {
  const changes = ['Move the starts', 'try another size of board'];
  if (arena.board.topology === 'square' && !turnsCorners(arena)) changes.push('let arrows point round corners too');
  const games = 'play as many games as there are players, each opened by another';
  return { path: ['starts'], advice: `${changes.join(', ')}, or ${games}.` };
}
const SHORTEN: Cure = {
  path: ['minutes'],
  advice: 'Make the board smaller, or say on the cover how long it takes.',
};
const OPEN_UP: Cure = {
  path: ['walls'],
  advice: 'Begin with fewer walls, or put more of them into the box, so that sections cannot stay level.',
};
const LOOK_AHEAD: Cure = {
  path: ['starts'],
  advice: 'Give everybody an equally good start, so that thinking ahead pays.',
};

function* judgeStarts(findings: Findings): Generator<Issue> {
  const rows = rowsOf(findings, starts).map(({ id, label, counts }) => ({ id, label, ...counts }));
  const best = leadingPosition(rows, AHEAD);
  if (!best) return;
  const [, where = ''] = best.label.split(': ');
  const what = `${where} won ${inHundred(best.won / best.games)}, where ${inHundred(best.fair)} would be fair`;
  const advice = 'Move the start, or put a wall beside it.';
  yield ofTable(findings)('walls/play-start-ahead', ['starts', best.id], what, advice);
}

function* judgeOwnWalls(tables: readonly Findings[], { options }: Arena): Generator<Issue> {
  const { own, others } = totalsOf(tables, removals);
  const all = own + others;
  if (all === 0 || own <= OWN * all) return;
  const what = `${inHundred(own / all, 'players')} who were Trapped had put up the last wall themselves`;
  const advice = `Give players more arrows${options.wallKind === 'tile' ? ', or let walls stand on sides' : ''}.`;
  yield ofAll(tables)('walls/play-own-walls', ['arrows'], what, advice);
}

function* judgeTiles(tables: readonly Findings[]): Generator<Issue> {
  const runs = tables.reduce((sum, table) => sum + table.runs, 0);
  const rows = sumRows(tables, tiles);
  const idle = rows.filter(({ counts }) => counts.visits < HARDLY_VISITED * runs);
  if (idle.length <= MUCH * rows.length) return;
  const names = idle.map(({ label }) => label);
  const advice = 'Make the board smaller, or move the starts farther apart.';
  const what = `hardly anybody came to ${joinedUpTo(TILES_NAMED, names)}`;
  yield ofAll(tables)('walls/play-tiles-idle', ['board'], what, advice);
}
