import type { Findings } from '@/lib/contract/playtest-report';
import type { Issue } from '@/lib/kernel/issue';
import { hours, inHundred, onlyInHundred } from '@/lib/kernel/words';
import { verdictReporterOf } from '@/lib/tabletop/authoring/reporter';
import { RANKS, SUITS } from '@/lib/tabletop/cards/playing-cards';
import { gamesOf, judgeEach, playersOf, RUNS_TO_JUDGE, rowsOf, sumRows } from '@/lib/tabletop/play/verdicts';
import { joined } from '@/lib/tabletop/words/wording';
import type { Game } from '../engine/game';
import type { Setting } from '../schema';
import { solve } from '../solve';
import { firstClock } from '../solver/deadlines';
import { VERDICTS } from './codes';
import { events, goals, items, monsters, party, stalls } from './tallies';

/** Rules 1: a game takes four to five hours. */
const EVENING_MINUTES = 300;
const SEATS_APART = 0.03;
const ROUTE_WINS_TO_JUDGE = 50;
const DRAWS_TO_JUDGE = 20;
/** With a smaller share of escapes, goals may be untried only because games end early. */
const HOPELESS = 0.02;

const say = verdictReporterOf(VERDICTS);

/** Returns advice for the author from playtests, one table per number of players. Paths are relative to the body. */
export function verdicts(game: Game, tables: readonly Findings[]): readonly Issue[] {
  const isEnough = tables.some(({ runs }) => runs >= RUNS_TO_JUDGE);
  return [
    ...judgeEach(tables, (table) => judgeWins(game, table)),
    ...(isEnough ? judgeTogether(game, tables) : []),
    ...judgeEach(tables, (table) => judgeSeats(game, table)),
    ...judgeEach(tables, judgeLength),
    ...judgeEach(tables, judgeMonsters),
  ];
}

/** Judges all tables together: what is used at one table size is useful. */
function* judgeTogether(game: Game, tables: readonly Findings[]): Generator<Issue> {
  yield* judgeRoutes(game, tables);
  yield* judgeRoutesBySize(game, tables);
  if (tables.some(({ wins }) => wins.share >= HOPELESS)) {
    yield* judgeGoals(game, tables);
    yield* judgeItems(game, tables);
  }
  yield* judgeEvents(tables);
  yield* judgeInventions(game, tables);
}

function* judgeWins(game: Game, findings: Findings): Generator<Issue> {
  const { wins, runs, unfinished, endings, players } = findings;
  const limit = endings.find(({ id }) => id === 'limit');
  const given = (limit?.share ?? 0) + unfinished.share;
  if (wins.share < HOPELESS) {
    yield say(
      'trapped/play-never-won',
      ['escapes'],
      `With ${players} players ${wins.count === 0 ? `nobody got out in ${runs} games` : `somebody got out in ${onlyInHundred(wins.share)}`}. ${whatEnds(findings)}${wayToWin(findings)}`,
    );
  } else if (wins.share < 0.2) {
    yield say(
      'trapped/play-rarely-won',
      ['escapes'],
      `With ${players} players somebody got out in ${onlyInHundred(wins.share)}. ${whatEnds(findings)}${wayToWin(findings)}`,
    );
  }
  if (wins.low > 0.95) {
    yield say(
      'trapped/play-always-won',
      ['escapes'],
      `With ${players} players somebody got out in ${inHundred(wins.share)}. ${harder(game, findings)}`,
    );
  } else if (wins.share > 0.8) {
    yield say(
      'trapped/play-mostly-won',
      ['escapes'],
      `With ${players} players somebody got out in ${inHundred(wins.share)}: too safe to be scary. ${harder(game, findings)}`,
    );
  }
  if (given > 0.1) {
    yield say(
      'trapped/play-drags',
      ['goals'],
      `${inHundred(given)} with ${players} players were still going after ${game.roundLimit} rounds. ${stuckAt(findings)}Give the night an end: a disaster with a clock, or an easier way on.`,
    );
  }
}

/** Without a clock, more goals only make the night longer. */
function harder({ setting }: Game, { rounds, players }: Findings): string {
  const clock = firstClock(setting, players);
  const earliest = Math.min(...solve(setting).routes.map((route) => route.rounds?.[players] ?? clock));
  const fewer = Math.max(earliest, Math.min(rounds.median, clock) - 1);
  if (fewer >= clock) return 'Put more goals in the way.';
  const sooner = `after ${fewer === 1 ? '1 round' : `${fewer} rounds`}`;
  return clock === Number.POSITIVE_INFINITY
    ? `Let a disaster end the night ${sooner}, a little before most games end now.`
    : `Let the night end ${sooner} instead of ${clock}, or put more goals in the way.`;
}

const worstOf = ({ endings }: Findings) =>
  endings.filter(({ good, count }) => !good && count > 0).toSorted((a, b) => b.count - a.count)[0];

function whatEnds(findings: Findings): string {
  const worst = worstOf(findings);
  const cause = worst ? `Most common ending: “${worst.label}” (${inHundred(worst.share)}). ` : '';
  return worst && isCutShort(worst.id) ? cause : `${cause}${stuckAt(findings)}`;
}

function wayToWin(findings: Findings): string {
  const worst = worstOf(findings)?.id ?? '';
  if (worst === 'dead') return 'Make the place less deadly, or the way out shorter.';
  if (isCutShort(worst)) return 'Give people more time, or ask for fewer goals on the way out.';
  return 'Ask for fewer goals on the way out, or open a second way.';
}

/** Tells whether an ending strikes regardless of players' progress. */
const isCutShort = (ending: string): boolean =>
  ending === 'dead' || ending === 'doom' || /^(?:loss|clock):/.test(ending);

function stuckAt(findings: Findings): string {
  const [worst] = rowsOf(findings, stalls).toSorted((a, b) => b.counts.games - a.counts.games);
  if (!worst || worst.counts.games === 0) return '';
  return `Most games got stuck ${worst.label.charAt(0).toLowerCase()}${worst.label.slice(1)}. `;
}

function* judgeRoutes({ setting }: Game, tables: readonly Findings[]): Generator<Issue> {
  const escapes = tables.reduce((sum, { wins }) => sum + wins.count, 0);
  if (escapes < ROUTE_WINS_TO_JUDGE || setting.escapes.length < 2) return;
  for (const { id, title } of setting.escapes) {
    const ending = `escape:${id}`;
    if (tables.some(({ endings }) => endings.some((one) => one.id === ending && one.count > 0))) continue;
    yield say(
      'trapped/play-route-unused',
      ['escapes', id],
      `Nobody left by “${title}” in any of the ${escapes.toLocaleString('en')} escapes from ${gamesOf(tables)}. Ask less of it, or let it carry more people than the others.`,
    );
  }
}

/** Says at which numbers of players nobody takes a way out that somebody takes at others. */
function* judgeRoutesBySize({ setting }: Game, tables: readonly Findings[]): Generator<Issue> {
  const judged = tables.filter(({ wins }) => wins.count >= ROUTE_WINS_TO_JUDGE);
  for (const { id, title } of setting.escapes) {
    const takes = ({ endings }: Findings) => endings.some((one) => one.id === `escape:${id}` && one.count > 0);
    const unused = judged.filter((table) => !takes(table));
    const used = tables.filter(takes);
    if (unused.length === 0 || used.length === 0) continue;
    const escapes = unused.reduce((sum, { wins }) => sum + wins.count, 0);
    yield say(
      'trapped/play-route-unused-by-few',
      ['escapes', id],
      `With ${playersOf(unused.map(({ players }) => players))} nobody left by “${title}” in ${escapes.toLocaleString('en')} escapes, though with ${playersOf(used.map(({ players }) => players))} somebody did. Ask less of it, or leave it if it is meant for those.`,
    );
  }
}

function* judgeGoals({ setting }: Game, tables: readonly Findings[]): Generator<Issue> {
  for (const [i, { id, label, counts }] of sumRows(tables, goals).entries()) {
    // Exits are covered by the verdict on their way out.
    if (counts.attempted > 0 || setting.goals[i]?.kind === 'exit') continue;
    yield say(
      'trapped/play-goal-untried',
      ['goals', id],
      `Nobody tried “${label}” in ${gamesOf(tables)}. Let it bring something that people need, or leave it out.`,
    );
  }
}

function* judgeItems(game: Game, tables: readonly Findings[]): Generator<Issue> {
  for (const [item, { id, label, counts }] of sumRows(tables, items).entries()) {
    if (counts.games > 0) continue;
    const prey = game.monsters.findIndex(({ means }) => means.includes(item));
    const use = prey < 0 ? '' : `, though it would hurt ${game.setting.monsters[prey]?.name.trim() || 'the monster'}`;
    yield say(
      'trapped/play-item-unfetched',
      ['items', id],
      `Nobody got “${label}” in ${gamesOf(tables)}${use}. Put it within easier reach, or give people more use for it.`,
    );
  }
}

function* judgeEvents(tables: readonly Findings[]): Generator<Issue> {
  for (const { id, label, counts } of sumRows(tables, events)) {
    const { drawn, felt } = counts;
    if (drawn === 0) {
      yield say(
        'trapped/play-event-undrawn',
        ['events', id],
        `“${label}” never came up in ${gamesOf(tables)}. Let more cards bring it, or let it hit more people.`,
      );
    } else if (drawn >= DRAWS_TO_JUDGE && felt === 0) {
      yield say(
        'trapped/play-event-unfelt',
        ['events', id],
        `“${label}” was drawn ${drawn} times in ${gamesOf(tables)} and never changed anything. Give it an effect that hurts.`,
      );
    }
  }
}

function* judgeInventions(game: Game, tables: readonly Findings[]): Generator<Issue> {
  const invented = sumRows(tables, party).find(({ id }) => id === 'invented')?.counts.total ?? 0;
  const drawn = sumRows(tables, events).reduce((sum, { counts }) => sum + counts.drawn, invented);
  if (drawn < DRAWS_TO_JUDGE || invented * 2 <= drawn) return;
  const bare = SUITS.filter((_, suit) => {
    const written = RANKS.filter((_, rank) =>
      game.eventsOf[suit]?.some(
        (event) => (game.events[event]?.minRank ?? 0) <= rank && rank <= (game.events[event]?.maxRank ?? -1),
      ),
    );
    return written.length * 2 < RANKS.length;
  });
  const where = bare.length === 0 ? '' : ` Most cards of ${joined(bare)} bring none of yours.`;
  yield say(
    'trapped/play-events-invented',
    ['events'],
    `The GM had to make up ${inHundred(invented / drawn, 'Events')} in ${gamesOf(tables)}.${where} Write Events for more ranks.`,
  );
}

/** Blames the seats of the way out that most people leave by: a way that takes everybody alive favours nobody. */
function* judgeSeats({ setting }: Game, { seats, players, endings }: Findings): Generator<Issue> {
  const [best] = seats.toSorted((a, b) => b.share - a.share);
  const [worst] = seats.toSorted((a, b) => a.share - b.share);
  if (!best || !worst || best.share - worst.share <= SEATS_APART || best.low <= worst.high) return;
  const takers = ({ id }: Setting['escapes'][number]) => endings.find((one) => one.id === `escape:${id}`)?.count ?? 0;
  const [way] = setting.escapes.filter((one) => one.seats !== null).toSorted((a, b) => takers(b) - takers(a));
  if (!way || takers(way) === 0) return;
  const more =
    way.seats !== null && way.seats < players
      ? `${players} people instead of ${way.seats}`
      : 'everybody who is alive, wherever they are';
  yield say(
    'trapped/play-seats-unfair',
    ['escapes', way.id, 'seats'],
    `With ${players} players seat ${best.seat + 1} wins in ${inHundred(best.share)}, seat ${worst.seat + 1} in ${inHundred(worst.share)}. Let “${way.title}” take ${more}.`,
  );
}

function* judgeLength({ minutes, players }: Findings): Generator<Issue> {
  if (minutes.median <= EVENING_MINUTES) return;
  yield say(
    'trapped/play-too-long',
    ['goals'],
    `With ${players} players a game takes about ${hours(minutes.median)}, longer than an evening. Ask for fewer goals on the way out.`,
  );
}

function* judgeMonsters(findings: Findings): Generator<Issue> {
  for (const { id, label, counts } of rowsOf(findings, monsters)) {
    const share = counts.games / findings.runs;
    if (share >= 0.25) continue;
    yield say(
      'trapped/play-monster-idle',
      ['monsters', id],
      `“${label}” fought somebody in ${onlyInHundred(share)} with ${findings.players} players. Let it start nearer, cross more kinds of passage, or attack in more Events of clubs.`,
    );
  }
}
