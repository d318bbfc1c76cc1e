import type { Findings } from '@/lib/contract/playtest-report';
import type { Issue } from '@/lib/kernel/issue';
import { inHundred, onlyInHundred } from '@/lib/kernel/share-words';
import { reporterOf } from '@/lib/tabletop/reporter';
import { gamesOf, judgeEach, RUNS_TO_JUDGE, rowsOf, sumRows } from '@/lib/tabletop/verdicts';
import type { Game } from '../engine/game';
import { VERDICTS } from './codes';
import { actions, cardsOfSort, creatures, pathOf, rounds, scores } from './tallies';
import { winsOf } from './wins-of';

/** A place in the order of play is called ahead from here on, and a game that lasts so many times what its cover says too long. */
const AHEAD = 0.03;
const TOO_LONG = 1.75;
/** A round drags if it takes so many times as long as the others. */
const DRAGS = 2.5;
const MANY_DRAWS = 0.25;
/** Of a card that was turned up less often luck says more than the card. */
const DRAWN_TO_JUDGE = 50;
const HARDLY_PLAYED = 0.15;
/** How often one card may move each point there is at the end. */
const DECIDES = 1;
const HARDLY_KEPT = 0.2;

const say = reporterOf(VERDICTS);

/** What the author of a box should do about playtests of it, a table of each size. Paths begin at the body. */
export function verdicts(game: Game, tables: readonly Findings[]): readonly Issue[] {
  const isEnough = tables.some(({ runs }) => runs >= RUNS_TO_JUDGE);
  return [
    ...judgeEach(tables, (findings) => judgeOrder(game, findings)),
    ...judgeEach(tables, (findings) => judgeLength(game, findings)),
    ...judgeEach(tables, judgeRounds),
    ...judgeEach(tables, judgeDraws),
    ...(isEnough ? [...judgeActions(game, tables), ...judgeCreatures(game, tables)] : []),
    ...judgeEach(tables, judgeLuck),
  ];
}

/** Rounds are what decides how often each player opens one. */
const roundsPath = ({ decks }: Game) => ['rounds', decks.length > 1 ? 'multi' : 'single'];

function* judgeOrder(game: Game, { opening, players }: Findings): Generator<Issue> {
  const fair = 1 / players;
  const best = opening.toSorted((a, b) => b.won / b.games - a.won / a.games)[0];
  if (!best) return;
  const share = best.won / best.games;
  const chance = 2 * Math.sqrt((fair * (1 - fair)) / best.games);
  if (share - fair <= AHEAD + chance) return;
  yield say(
    'zombies/play-opener-ahead',
    roundsPath(game),
    `With ${players} players the ${best.label.toLowerCase()} won ${inHundred(share)}, where ${inHundred(fair)} would be fair. Let there be as many rounds as let everybody open equally many, or make the last rounds less decisive.`,
  );
}

function* judgeLength({ body }: Game, { minutes, players }: Findings): Generator<Issue> {
  if (minutes.median <= TOO_LONG * body.minutes) return;
  yield say(
    'zombies/play-too-long',
    ['minutes'],
    `With ${players} players half of the games took more than ${minutes.median} minutes, and the cover says ${body.minutes}. Add TRAP! cards, take out a round, or say on the cover how long it takes.`,
  );
}

function* judgeRounds(findings: Findings): Generator<Issue> {
  const rows = rowsOf(findings, rounds).filter(({ counts }) => counts.games > 0);
  const turnsOf = (some: typeof rows) =>
    some.reduce((sum, { counts }) => sum + counts.turns / counts.games, 0) / Math.max(1, some.length);
  for (const row of rows) {
    const [turns, usual] = [turnsOf([row]), turnsOf(rows.filter((other) => other !== row))];
    if (rows.length < 2 || turns <= DRAGS * usual) continue;
    yield say(
      'zombies/play-round-drags',
      ['options', 'maxTurnsPerRound'],
      `With ${findings.players} players round ${row.id} took ${Math.round(turns)} turns on average, the others ${Math.round(usual)}. Limit the turns of a round, play fewer rounds, or use a die with more sides.`,
    );
    return;
  }
}

function* judgeDraws({ endings, players }: Findings): Generator<Issue> {
  const share = endings.reduce((sum, ending) => sum + (ending.id === 'won' ? 0 : ending.share), 0);
  if (share <= MANY_DRAWS) return;
  yield say(
    'zombies/play-draws',
    ['options', 'tieBreak'],
    `With ${players} players ${inHundred(share)} had no single winner. Choose who wins if scores are level, or play more rounds.`,
  );
}

function* judgeActions(game: Game, tables: readonly Findings[]): Generator<Issue> {
  const cards = cardsOfSort(game, 'action');
  const points = sumRows(tables, scores).reduce((sum, { id, counts }) => sum + Number(id) * counts.players, 0);
  for (const [i, { label, counts }] of sumRows(tables, actions).entries()) {
    const path = pathOf(game, cards[i] ?? 0);
    if (counts.drawn >= DRAWN_TO_JUDGE && counts.played < HARDLY_PLAYED * counts.drawn) {
      yield say(
        'zombies/play-action-unplayed',
        path,
        `“${label}” was turned up ${counts.drawn} times in ${gamesOf(tables)} and carried out ${counts.played} times. Give it another effect, or take it out.`,
      );
    }
    if (points > 0 && counts.points > DECIDES * points) {
      yield say(
        'zombies/play-action-decides',
        path,
        `For every 100 points at the end of a game “${label}” had moved ${Math.round((100 * counts.points) / points)} from one player to another. Take out copies of it, or add Link & Lock cards.`,
      );
    }
  }
}

function* judgeCreatures(game: Game, tables: readonly Findings[]): Generator<Issue> {
  const runs = tables.reduce((sum, table) => sum + table.runs, 0);
  const cards = cardsOfSort(game, 'creature');
  for (const [i, { label, counts }] of sumRows(tables, creatures).entries()) {
    const card = cards[i] ?? 0;
    const share = (counts.catcher + counts.other) / runs;
    if ((game.cards[card]?.number ?? 0) > game.rounds || share >= HARDLY_KEPT) continue;
    yield say(
      'zombies/play-creature-unkept',
      pathOf(game, card),
      `Somebody got to keep “${label}” in ${onlyInHundred(share)}. Play a round less, add creatures above it, or use a die with more sides.`,
    );
  }
}

/** Only where some played at random can anybody see what playing well is worth. */
function* judgeLuck(findings: Findings): Generator<Issue> {
  const { players, runs } = findings;
  const skilled = winsOf(findings, (bot) => bot !== 'random');
  const random = winsOf(findings, (bot) => bot === 'random');
  if (skilled === undefined || random === undefined || skilled > random + 2 / Math.sqrt(runs)) return;
  yield say(
    'zombies/play-all-luck',
    ['decks'],
    `With ${players} players those who reckon won ${inHundred(skilled)}, those who play at random ${inHundred(random)}. Add creatures that are worth guarding, and Actions that reward a good memory.`,
  );
}
