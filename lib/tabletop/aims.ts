import type { Aims, Ending, Outcome, Seat } from '@/lib/contract/played';
import type { Findings, Share } from '@/lib/contract/playtest-report';
import type { Issue } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';
import { inHundred } from '@/lib/kernel/words';

/** A state that is over says how, by the place of the ending, and who won. */
interface Ended {
  readonly phase: string;
  readonly ending: number;
  readonly winners: readonly Seat[];
}

/** How a game can end, in the order in which its states count, and how one did. */
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

/** Of a game in which people hope to get out together; `path` is where its author says how they can. */
export const escapeAims = (system: string, path: Path): Aims => ({
  good: 'Games that end well',
  summary: escapesIn,
  hopeless: (games) =>
    hopeless(
      `${system}/nobody-gets-out`,
      path,
      `${quickGames(games)}, and not one ended well. Ask for less on the way, or give people more time.`,
    ),
});

/** Of a game that somebody wins against the others; `path` is where its author can hasten the end. */
export const contestAims = (system: string, path: Path, points: Aims['summary'] = () => []): Aims => ({
  good: 'Games that somebody wins',
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

/** The most frequent of the good endings, and of the others. */
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
