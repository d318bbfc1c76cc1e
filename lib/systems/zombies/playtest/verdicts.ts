import type { Findings, MirrorFindings } from '@/lib/contract/playtest-report';
import type { Issue } from '@/lib/kernel/issue';
import { inHundred, onlyInHundred } from '@/lib/kernel/words';
import { type CodesOf, verdictReporterOf } from '@/lib/tabletop/authoring/reporter';
import { worthIn } from '@/lib/tabletop/play/contest';
import { type Cure, contestJudges, contestVerdicts } from '@/lib/tabletop/play/contest-verdicts';
import {
  gamesOf,
  judgeEach,
  playHint,
  playWarning,
  RUNS_TO_JUDGE,
  rowsOf,
  sumRows,
  totalsOf,
} from '@/lib/tabletop/play/verdicts';
import { counted, joined } from '@/lib/tabletop/words/wording';
import type { Game } from '../engine/game';
import { TURNS_PER_ROUND } from '../vocabulary';
import { actions, cardsOfSort, creatures, pathOf, pointsIn, rounds, scores } from './tallies';

/** All verdict codes of playtests. Codes are stable, as those of the checks. */
export const VERDICTS = {
  ...contestVerdicts('zombies'),
  'zombies/play-action-unplayed': playHint('this Action is hardly ever carried out'),
  'zombies/play-action-decides': playWarning('this Action moves a large part of all points'),
  'zombies/play-creature-unkept': playHint('hardly anybody gets to keep this creature'),
  'zombies/play-round-unclaimed': playWarning('this round often ends with nothing caught'),
  'zombies/play-no-points': playWarning('nobody has a point at the end of many games'),
} as const satisfies CodesOf<'zombies/play-'>;

/** Cards turned up less often are not judged: the sample is too small. */
const DRAWN_TO_JUDGE = 50;
const HARDLY_PLAYED = 0.15;
/** Points that a card may move, per point scored at the end, before it counts as decisive. */
const DECIDES = 1;
const HARDLY_KEPT = 0.2;
/** Highest shares of games in which a round ends unclaimed, and in which nobody has a point. */
const UNCLAIMED = 0.1;
const POINTLESS = 0.1;

const say = verdictReporterOf(VERDICTS);

export function verdicts(game: Game, tables: readonly Findings[], mirror?: MirrorFindings): readonly Issue[] {
  const isEnough = tables.some(({ runs }) => runs >= RUNS_TO_JUDGE);
  return [
    ...judgeEach(tables, (findings) => judge.opener(findings, { path: roundsPath(game), advice: EVEN_ROUNDS })),
    ...judgeEach(tables, (findings) => judge.length(findings, game.body.minutes, SHORTEN)),
    ...judgeEach(tables, (findings) => judge.rounds(findings, rounds, LIMIT_ROUNDS)),
    ...judgeEach(tables, (findings) => judge.draws(withPoints(findings), BREAK_TIES)),
    ...judgeEach(tables, (findings) => judgeUnclaimed(game, findings)),
    ...judgeEach(tables, (findings) => judgePoints(game, findings)),
    ...(isEnough ? [...judgeActions(game, tables), ...judgeCreatures(game, tables)] : []),
    ...judge.luck(tables, mirror, REWARD_MEMORY),
  ];
}

const judge = contestJudges('zombies');

/** The number of rounds decides how often each player opens one. */
const roundsPath = ({ decks }: Game) => ['rounds', decks.length > 1 ? 'multi' : 'single'];
const EVEN_ROUNDS =
  'Let there be as many rounds as let everybody open equally many, or make the last rounds less decisive.';
const SHORTEN: Cure = {
  path: ['minutes'],
  advice: 'Take out a round, or say on the cover how long it takes.',
};
const LIMIT_ROUNDS: Cure = {
  path: ['options', 'maxTurnsPerRound'],
  advice: 'Limit the turns of a round, or play fewer rounds.',
};
const BREAK_TIES: Cure = {
  path: ['options', 'tieBreak'],
  advice: 'Choose who wins if scores are level, or play more rounds.',
};
const REWARD_MEMORY: Cure = {
  path: ['options', 'maxTurnsPerRound'],
  advice: 'Play more rounds, or allow more turns in each, so that planning pays.',
};

/** Games without points are no draws: a rule for level scores would not help them. */
const withPoints = (findings: Findings): Findings => ({
  ...findings,
  endings: findings.endings.filter(({ id }) => id !== 'empty'),
});

/** Reports the round that most often ends with nothing caught, and why. */
function* judgeUnclaimed(game: Game, findings: Findings): Generator<Issue> {
  const rows = rowsOf(findings, rounds).map(({ id, counts }) => ({
    id,
    ...counts,
    all: counts.cutOff + counts.outOfCards,
  }));
  const [worst] = rows.toSorted((a, b) => b.all - a.all);
  if (!worst || worst.all <= UNCLAIMED * findings.runs) return;
  const { path, why, advice } =
    worst.outOfCards > worst.cutOff
      ? { path: ['decks'], why: 'nobody had a card left to turn up', advice: 'Add cards to the decks.' }
      : { ...outOfTurns(game), why: `its ${counted(game.turnsPerRound, 'turn')} were used up` };
  const share = inHundred(worst.all / findings.runs);
  const message = `With ${findings.players} players round ${worst.id} ended with nothing caught in ${share}, mostly because ${why}.`;
  yield say('zombies/play-round-unclaimed', path, `${message} ${advice}`);
}

/** Advice if rounds end before anybody catches their creature. */
const outOfTurns = (game: Game): Cure =>
  game.body.options.maxTurnsPerRound === null
    ? { path: roundsPath(game), advice: 'Play fewer rounds, or add creatures above the last one.' }
    : { path: ['options', 'maxTurnsPerRound'], advice: 'Allow more turns in a round.' };

/** Reports games at the end of which nobody has a point. */
function* judgePoints(game: Game, findings: Findings): Generator<Issue> {
  const share = findings.endings.find(({ id }) => id === 'empty')?.share ?? 0;
  if (share <= POINTLESS) return;
  const { cutOff, unsaved } = totalsOf([findings], rounds);
  const { path, advice } =
    cutOff > unsaved ? outOfTurns(game) : { path: roundsPath(game), advice: 'Play more rounds, or lay longer rows.' };
  const message = `With ${findings.players} players nobody had a point at the end of ${inHundred(share)}.`;
  yield say('zombies/play-no-points', path, `${message} ${advice}`);
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
  const played = sumRows(tables, rounds);
  for (const [i, { label, counts }] of sumRows(tables, creatures).entries()) {
    const card = cards[i] ?? 0;
    const share = (counts.catcher + counts.other) / runs;
    const number = game.cards[card]?.number ?? 0;
    if (number > game.rounds || share >= HARDLY_KEPT) continue;
    // If its round mostly ends with nothing caught, that is said instead.
    const { cutOff = 0, outOfCards = 0 } = played[number - 1]?.counts ?? {};
    if (cutOff + outOfCards > runs / 2) continue;
    yield say(
      'zombies/play-creature-unkept',
      pathOf(game, card),
      `Somebody got to keep “${label}” in ${onlyInHundred(share)}. Add creatures above it, or play one round fewer.`,
    );
  }
}

/** Sums up the points to win, who keeps what is caught, and the value of memory if both kinds of hunter play. */
export const summaryOf = (findings: Findings): readonly string[] =>
  [
    pointsIn(findings),
    keepersIn(findings),
    unclaimedIn(findings),
    worthIn(findings, 'memory', ['hunter', 'hunters'], ['forgetful', 'forgetful ones']),
  ].filter((sentence) => sentence !== '');

function keepersIn(findings: Findings): string {
  const { catcher, other } = totalsOf([findings], creatures);
  const saved = catcher + other;
  return saved === 0 ? '' : `The player who caught a creature also got it in ${inHundred(catcher / saved, 'cases')}.`;
}

/** Counts the rounds in which nobody caught the creature; '' if there are none. */
function unclaimedIn(findings: Findings): string {
  const { games, cutOff, outOfCards } = totalsOf([findings], rounds);
  if (cutOff + outOfCards === 0) return '';
  const reasons = [
    [cutOff, `after the last turn allowed (${TURNS_PER_ROUND} if the box sets no limit)`],
    [outOfCards, 'because nobody had a card to turn up'],
  ] as const;
  const said = reasons.filter(([count]) => count > 0).map(([count, why]) => `${count.toLocaleString('en')} ${why}`);
  return `Of ${games.toLocaleString('en')} rounds these ended with nothing caught: ${joined(said)}.`;
}
