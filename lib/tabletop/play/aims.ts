import type { Aims, Ending, Outcome, Seat } from '@/lib/contract/played';
import type { Findings, Share } from '@/lib/contract/playtest-report';
import type { Issue } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';
import { inHundred } from '@/lib/kernel/words';

/** Fields of a state that are final once its phase is 'over': index of the ending, and winners. */
interface Ended {
  readonly phase: string;
  readonly ending: number;
  readonly winners: readonly Seat[];
}

/** Returns endings in the order of states' indexes, and a function that reads a state's outcome. */
export function endingsOf<Id extends string>(ids: readonly Id[], labels: Readonly<Record<Id, Omit<Ending, 'id'>>>) {
  const endings = ids.map((id): Ending => ({ id, ...labels[id] }));
  return {
    endings: () => endings,
    outcome(_: unknown, { phase, ending, winners }: Ended): Outcome | undefined {
      const id = ids[ending];
      return phase === 'over' && id ? { ending: id, winners } : undefined;
    },
  };
}

/** Aims of a game in which people try to escape together; `path` leads to where the author defines the ways out. */
export const escapeAims = (system: string, path: Path): Aims => ({
  good: 'Games that end well',
  verb: 'got out',
  summary: escapesIn,
  hopeless: (games) =>
    hopeless(
      `${system}/nobody-gets-out`,
      path,
      `${quickGames(games)}, and not one ended well. Ask for less on the way, or give people more time.`,
    ),
});

/** Aims of a competitive game; `path` leads to where the author can shorten the game. */
export const contestAims = (system: string, path: Path, points: Aims['summary'] = () => []): Aims => ({
  good: 'Games that somebody wins',
  verb: 'won',
  summary: (findings) => [...winsIn(findings), ...points(findings)],
  hopeless: (games) =>
    hopeless(
      `${system}/nobody-wins`,
      path,
      `${quickGames(games)}, and nobody won a single one. Make the game end sooner, or break its ties.`,
    ),
});

const quickGames = (games: number) => `Bots played ${games} quick games with every number of players`;

const hopeless = (code: string, path: Path, message: string): Issue => ({ code, severity: 'error', path, message });

function escapesIn(findings: Findings): readonly string[] {
  const { runs, wins, winnersPerGame, players } = findings;
  const { way, end } = commonest(findings);
  return [
    wins.count === 0
      ? `With ${players} players nobody got out in ${runs.toLocaleString('en')} games.`
      : `With ${players} players somebody got out in ${inHundred(wins.share)} (${margin(wins)}).`,
    ...(way ? [`Usually ${peopleOf(winnersPerGame.mean / wins.share)}, by “${way.label}”.`] : []),
    ...otherwise(end),
  ];
}

function winsIn(findings: Findings): readonly string[] {
  const { runs, wins, players } = findings;
  const { way, end } = commonest(findings);
  return [
    wins.count === 0
      ? `With ${players} players nobody won any of ${runs.toLocaleString('en')} games.`
      : `With ${players} players somebody won ${inHundred(wins.share)} (${margin(wins)}).`,
    ...(way && way.count < wins.count ? [`Usually by “${way.label}”.`] : []),
    ...otherwise(end),
  ];
}

/** Returns the most frequent good ending and the most frequent other one. */
function commonest({ endings }: Findings) {
  const seen = endings.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  return { way: seen.find(({ good }) => good), end: seen.find(({ good }) => !good) };
}

const otherwise = (end: Findings['endings'][number] | undefined): readonly string[] =>
  end && end.share >= 0.01 ? [`Otherwise, most often: “${end.label}” (${inHundred(end.share)}).`] : [];

const margin = ({ low, high }: Share): string => `give or take ${Math.max(1, Math.round((high - low) * 50))}`;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

function peopleOf(winners: number): string {
  const rounded = Math.max(1, Math.round(winners));
  return rounded === 1 ? 'one person' : `${NUMBERS[rounded] ?? rounded} people`;
}
