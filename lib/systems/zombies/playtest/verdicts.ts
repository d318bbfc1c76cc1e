import type { Findings, MirrorFindings } from '@/lib/contract/playtest-report';
import type { Issue } from '@/lib/kernel/issue';
import { inHundred, onlyInHundred } from '@/lib/kernel/words';
import { type CodesOf, reporterOf } from '@/lib/tabletop/authoring/reporter';
import { worthIn } from '@/lib/tabletop/play/contest';
import { type Cure, contestJudges, contestVerdicts } from '@/lib/tabletop/play/contest-verdicts';
import {
  gamesOf,
  judgeEach,
  playHint,
  playWarning,
  RUNS_TO_JUDGE,
  sumRows,
  totalsOf,
} from '@/lib/tabletop/play/verdicts';
import type { Game } from '../engine/game';
import { actions, cardsOfSort, creatures, pathOf, pointsIn, rounds, scores } from './tallies';

/** All verdict codes of playtests. Codes are stable, as those of the checks. */
export const VERDICTS = {
  ...contestVerdicts('zombies'),
  'zombies/play-action-unplayed': playHint('this Action is hardly ever carried out'),
  'zombies/play-action-decides': playWarning('this Action moves a large part of all points'),
  'zombies/play-creature-unkept': playHint('hardly anybody gets to keep this creature'),
} as const satisfies CodesOf<'zombies/play-'>;

/** Cards turned up less often are not judged: the sample is too small. */
const DRAWN_TO_JUDGE = 50;
const HARDLY_PLAYED = 0.15;
/** Points that a card may move, per point scored at the end, before it counts as decisive. */
const DECIDES = 1;
const HARDLY_KEPT = 0.2;

const say = reporterOf(VERDICTS);

export function verdicts(game: Game, tables: readonly Findings[], mirror?: MirrorFindings): readonly Issue[] {
  const isEnough = tables.some(({ runs }) => runs >= RUNS_TO_JUDGE);
  return [
    ...judgeEach(tables, (findings) => judge.opener(findings, { path: roundsPath(game), advice: EVEN_ROUNDS })),
    ...judgeEach(tables, (findings) => judge.length(findings, game.body.minutes, SHORTEN)),
    ...judgeEach(tables, (findings) => judge.rounds(findings, rounds, LIMIT_ROUNDS)),
    ...judgeEach(tables, (findings) => judge.draws(findings, BREAK_TIES)),
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
  advice: 'Add TRAP! cards, take out a round, or say on the cover how long it takes.',
};
const LIMIT_ROUNDS: Cure = {
  path: ['options', 'maxTurnsPerRound'],
  advice: 'Limit the turns of a round, play fewer rounds, or use a die with more sides.',
};
const BREAK_TIES: Cure = {
  path: ['options', 'tieBreak'],
  advice: 'Choose who wins if scores are level, or play more rounds.',
};
const REWARD_MEMORY: Cure = {
  path: ['decks'],
  advice: 'Add creatures that are worth guarding, and Actions that reward a good memory.',
};

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
      `Somebody got to keep “${label}” in ${onlyInHundred(share)}. Play one round fewer, add creatures above it, or use a die with more sides.`,
    );
  }
}

/** Sums up the points to win, who keeps what is caught, and the value of memory if both kinds of hunter play. */
export const summaryOf = (findings: Findings): readonly string[] =>
  [
    pointsIn(findings),
    keepersIn(findings),
    worthIn(findings, 'memory', ['hunter', 'hunters'], ['forgetful', 'forgetful ones']),
  ].filter((sentence) => sentence !== '');

function keepersIn(findings: Findings): string {
  const { catcher, other } = totalsOf([findings], creatures);
  const saved = catcher + other;
  return saved === 0 ? '' : `The player who caught a creature also got it in ${inHundred(catcher / saved, 'cases')}.`;
}
