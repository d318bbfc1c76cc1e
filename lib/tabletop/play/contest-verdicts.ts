import type { Findings, MirrorFindings } from '@/lib/contract/playtest-report';
import type { Issue } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';
import { inHundred } from '@/lib/kernel/words';
import { hint, verdictReporterOf, warning } from '../authoring/reporter';
import { leadingPosition, WON, winsOf } from './contest';
import type { NamedTally } from './tally';
import { judgeEach, RUNS_TO_JUDGE, rowsOf } from './verdicts';

/** Issues that playtests of any competitive game can report, by the end of their code. */
const MEANINGS = {
  'opener-ahead': warning('In playtests one place in the order of play wins more often than its share.'),
  'too-long': warning('In playtests games take far longer than the cover says.'),
  'round-drags': hint('In playtests this round takes far longer than the others.'),
  draws: hint('In playtests many games have no single winner.'),
  'all-luck': warning(
    'In playtests with both kinds of bots, bots that plan win no more often than bots that play at random.',
  ),
} as const;

type Verdict = keyof typeof MEANINGS;

/** Returns a game's codes for these issues: its id, “/play-” and a name from above. */
export const contestVerdicts = <System extends string>(system: System) =>
  Object.fromEntries(
    Object.entries(MEANINGS).map(([verdict, meaning]) => [`${system}/play-${verdict}`, meaning]),
  ) as Readonly<Record<`${System}/play-${Verdict}`, (typeof MEANINGS)[Verdict]>>;

/** Place where the author can fix the problem, with advice. */
export interface Cure {
  readonly path: Path;
  readonly advice: string;
}

/** Thresholds: lead of a turn position over its fair share of wins; ratio of a game's length to the cover's. */
const AHEAD = 0.03;
const TOO_LONG = 1.75;
/** Ratio of a round's length to that of the other rounds. */
const DRAGS = 2.5;
const MANY_DRAWS = 0.25;

/** Judges one playtest of a competitive game, by aspect. The game supplies the advice. */
export function contestJudges<System extends string>(system: System) {
  const report = verdictReporterOf<string>(contestVerdicts(system));
  const say = (verdict: Verdict, { path, advice }: Cure, what: string) =>
    report(`${system}/play-${verdict}`, path, `${what} ${advice}`);

  return {
    /** Reports a position in the turn order that wins too often. */
    *opener({ opening, players }: Findings, cure: Cure): Generator<Issue> {
      const best = leadingPosition(opening, AHEAD);
      if (!best) return;
      const won = `won ${inHundred(best.won / best.games)}, where ${inHundred(best.fair)} would be fair`;
      yield say('opener-ahead', cure, `With ${players} players the ${best.label.toLowerCase()} ${won}.`);
    },

    /** Reports games that take far longer than the cover says. */
    *length({ minutes, players }: Findings, promised: number, cure: Cure): Generator<Issue> {
      if (minutes.median <= TOO_LONG * promised) return;
      const long = `half of the games took more than ${minutes.median} minutes, and the cover says ${promised}`;
      yield say('too-long', cure, `With ${players} players ${long}.`);
    },

    /** Reports a round that takes far longer than the others, from a tally with a row for each round. */
    *rounds<Column extends string>(
      findings: Findings,
      tally: NamedTally<never, never, Column | 'games' | 'turns'>,
      cure: Cure,
    ): Generator<Issue> {
      const rows = rowsOf(findings, tally).filter(({ counts }) => counts.games > 0);
      const turnsOf = (subset: typeof rows) =>
        subset.reduce((sum, { counts }) => sum + counts.turns / counts.games, 0) / Math.max(1, subset.length);
      for (const row of rows) {
        const [turns, usual] = [turnsOf([row]), turnsOf(rows.filter((other) => other !== row))];
        if (rows.length < 2 || turns <= DRAGS * usual) continue;
        const long = `took ${Math.round(turns)} turns on average, the others ${Math.round(usual)}`;
        yield say('round-drags', cure, `With ${findings.players} players round ${row.id} ${long}.`);
        return;
      }
    },

    /** Reports too many games without a single winner. */
    *draws({ endings, players }: Findings, cure: Cure): Generator<Issue> {
      const share = endings.reduce((sum, ending) => sum + (ending.id === WON ? 0 : ending.share), 0);
      if (share <= MANY_DRAWS) return;
      yield say('draws', cure, `With ${players} players ${inHundred(share)} had no single winner.`);
    },

    /**
     * Reports games in which skill does not matter: thinking bots win no more often than random ones. Needs both kinds
     * of bots; mirrored pairs, in which each bot plays every seat, take precedence over ordinary games.
     */
    luck(tables: readonly Findings[], mirror: MirrorFindings | undefined, cure: Cure): readonly Issue[] {
      if (mirror) return mirror.pairs < RUNS_TO_JUDGE ? [] : luckInPairs(mirror).map((what) => say(LUCK, cure, what));
      return judgeEach(tables, (table) => luckAt(table).map((what) => say(LUCK, cure, what)));
    },
  };
}

const LUCK = 'all-luck';
const isRandom = (bot: string): boolean => bot === 'random';

/** Tells whether no bot played at random. */
export const isPlanned = ({ bots }: Pick<Findings, 'bots'>): boolean => !bots.some(isRandom);

const luckInWords = (skilled: number, random: number): string =>
  `bots that plan won ${inHundred(skilled)}, bots that play at random ${inHundred(random)}.`;

function luckAt(findings: Findings): readonly string[] {
  const skilled = winsOf(findings, (bot) => !isRandom(bot));
  const random = winsOf(findings, isRandom);
  const chance = 2 / Math.sqrt(findings.runs);
  if (skilled === undefined || random === undefined || skilled > random + chance) return [];
  // If nobody wins, skill is not to blame.
  if (skilled + random === 0) return [];
  return [`With ${findings.players} players ${luckInWords(skilled, random)}`];
}

function luckInPairs({ pairs, bots }: MirrorFindings): readonly string[] {
  const best = bots.filter(({ id }) => !isRandom(id)).toSorted((a, b) => b.share - a.share)[0];
  const random = bots.find(({ id }) => isRandom(id));
  if (!best || !random || best.low > random.high || best.share + random.share === 0) return [];
  return [`In ${pairs.toLocaleString('en')} mirrored pairs ${luckInWords(best.share, random.share)}`];
}
