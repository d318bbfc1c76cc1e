import type { Issue } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';
import type { Findings, TallyTable } from '../../playtest-report';
import type { Game } from '../rules/engine/game';
import { VERDICTS, type Verdict } from './codes';

/** Below so many games, luck speaks louder than the setting. */
const RUNS_TO_JUDGE = 100;
/** Rules 1: the game is made for four to five hours. */
const EVENING_MINUTES = 300;
const SEATS_APART = 0.03;
const ROUTE_WINS_TO_JUDGE = 50;
const DRAWS_TO_JUDGE = 20;

/** What the author of a setting should do about a playtest. Paths begin at the body. */
export function verdicts(game: Game, findings: Findings): readonly Issue[] {
  if (findings.runs < RUNS_TO_JUDGE) return [];
  return [
    ...judgeWins(game, findings),
    ...judgeRoutes(game, findings),
    ...judgeEvents(game, findings),
    ...judgeSeats(findings),
    ...judgeLength(findings),
    ...judgeMonsters(game, findings),
  ];
}

const say = (code: Verdict, path: Path, message: string): Issue => ({
  code,
  severity: VERDICTS[code].severity,
  path,
  message,
});
const inHundred = (share: number): string => `${Math.round(share * 100)} of 100 games`;
const tableOf = ({ tallies }: Findings, id: string): TallyTable['rows'] =>
  tallies.find((table) => table.id === id)?.rows ?? [];

function* judgeWins(game: Game, findings: Findings): Generator<Issue> {
  const { wins, runs, unfinished, endings, players } = findings;
  if (wins.share < 0.02) {
    yield say(
      'trapped/play-never-won',
      ['escapes'],
      `With ${players} players ${wins.count === 0 ? 'nobody got out' : `only ${wins.count} games had anybody get out`} in ${runs} games. ${stuckAt(findings)}Ask for fewer goals on the way out, or open a second way.`,
    );
  } else if (wins.share < 0.2) {
    yield say(
      'trapped/play-rarely-won',
      ['escapes'],
      `With ${players} players somebody got out in only ${inHundred(wins.share)}. ${stuckAt(findings)}Shorten the way a little.`,
    );
  }
  if (wins.low > 0.95) {
    yield say(
      'trapped/play-always-won',
      ['escapes'],
      `With ${players} players somebody got out in ${inHundred(wins.share)}. Put another goal or barrier in the way, or give the monster more reach.`,
    );
  } else if (wins.share > 0.8) {
    yield say(
      'trapped/play-mostly-won',
      ['escapes'],
      `With ${players} players somebody got out in ${inHundred(wins.share)}: too safe to be scared. Put something more in the way.`,
    );
  }
  const limit = endings.find(({ id }) => id === 'limit');
  const given = (limit?.share ?? 0) + unfinished.share;
  if (given > 0.1) {
    yield say(
      'trapped/play-drags',
      ['goals'],
      `${inHundred(given)} with ${players} players were still going after ${game.roundLimit} rounds. ${stuckAt(findings)}Give the night an end: a disaster with a clock, or an easier way on.`,
    );
  }
}

function stuckAt(findings: Findings): string {
  const [worst] = tableOf(findings, 'stalls').toSorted((a, b) => (b.values[0] ?? 0) - (a.values[0] ?? 0));
  if (!worst || (worst.values[0] ?? 0) === 0) return '';
  return `Most games got stuck ${worst.label.charAt(0).toLowerCase()}${worst.label.slice(1)}. `;
}

function* judgeRoutes({ setting }: Game, { endings, wins, players }: Findings): Generator<Issue> {
  if (wins.count < ROUTE_WINS_TO_JUDGE || setting.escapes.length < 2) return;
  for (const { id, title } of setting.escapes) {
    if ((endings.find((ending) => ending.id === `escape:${id}`)?.count ?? 0) > 0) continue;
    yield say(
      'trapped/play-route-unused',
      ['escapes', id],
      `Nobody ever left by “${title}” in ${wins.count} escapes with ${players} players. Ask less of it, or let it carry more people than the others.`,
    );
  }
}

function* judgeEvents(_: Game, findings: Findings): Generator<Issue> {
  for (const { id, label, values } of tableOf(findings, 'events')) {
    const [drawn = 0, felt = 0] = values;
    if (drawn === 0) {
      yield say(
        'trapped/play-event-undrawn',
        ['events', id],
        `“${label}” never came up in ${findings.runs} games. Let more cards bring it, or let it hit more people.`,
      );
    } else if (drawn >= DRAWS_TO_JUDGE && felt === 0) {
      yield say(
        'trapped/play-event-unfelt',
        ['events', id],
        `“${label}” was drawn ${drawn} times and never changed anything. Give it an effect that bites.`,
      );
    }
  }
}

function* judgeSeats({ seats, players }: Findings): Generator<Issue> {
  const [best] = seats.toSorted((a, b) => b.share - a.share);
  const [worst] = seats.toSorted((a, b) => a.share - b.share);
  if (!best || !worst || best.share - worst.share <= SEATS_APART || best.low <= worst.high) return;
  yield say(
    'trapped/play-seats-unfair',
    ['goals'],
    `With ${players} players seat ${best.seat + 1} wins in ${inHundred(best.share)}, seat ${worst.seat + 1} in ${inHundred(worst.share)}. Put more goals side by side, so that the next in turn has something to do.`,
  );
}

function* judgeLength({ minutes, players }: Findings): Generator<Issue> {
  if (minutes.median <= EVENING_MINUTES) return;
  yield say(
    'trapped/play-too-long',
    ['goals'],
    `With ${players} players a game takes about ${Math.round(minutes.median / 6) / 10} hours, longer than an evening. Ask for fewer goals on the way out.`,
  );
}

function* judgeMonsters(_: Game, findings: Findings): Generator<Issue> {
  for (const { id, label, values } of tableOf(findings, 'monsters')) {
    const games = values[3] ?? 0;
    if (games / findings.runs >= 0.25) continue;
    yield say(
      'trapped/play-monster-idle',
      ['monsters', id],
      `“${label}” came to blows with anybody in only ${inHundred(games / findings.runs)} with ${findings.players} players. Let it begin nearer, cross more kinds of passage, or strike by more Events of clubs.`,
    );
  }
}
