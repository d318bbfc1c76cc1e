import { invariant } from '@/lib/kernel/invariant';
import { type Lineup, lineUp, PUBLISHED_GAMES, publishedSeed } from '@/lib/playtest/lineup';
import { playMany } from '@/lib/playtest/play-many';
import { readFindings } from '@/lib/playtest/report';
import { mergeSums, type Sums } from '@/lib/playtest/sums';
import { type Opened, parseScenario } from '@/lib/scenario/open';
import { textsIn } from '@/lib/schema/texts';
import { findSystem } from '@/lib/systems/registry';
import type { PlayJob } from './publishing-jobs';
import type { PublishedFigures, PublishedTable } from './version-details';

interface Table {
  readonly lineup: Lineup;
  readonly sums: Sums | undefined;
}

/**
 * Playtests a version with bots: plays one game for each number of players in turn until all games are played or time
 * is up. `rules` identifies the program that plays. Null for a game that bots can't play.
 */
export async function playVersion({ bytes, sha256, timeMs }: PlayJob, rules: string): Promise<PublishedFigures | null> {
  const until = performance.now() + timeMs;
  const read = await parseScenario(bytes, findSystem);
  invariant(read.ok, 'what was prepared can be opened');
  const { system, open } = read.value;
  const play = await system.play?.();
  if (!play) return null;
  const { min, max } = open.players();
  const body = system.schema.parse(open.body);
  const seed = publishedSeed(sha256);
  const tables: Table[] = Array.from({ length: max - min + 1 }, (_, i) => ({
    lineup: lineUp(play, body, { players: min + i }),
    sums: undefined,
  }));
  const games = playInTurn(tables, seed, until);
  const mayBeNamed = namesNoSecret(read.value);
  return {
    engine: `${system.title} ${system.version}, rules ${rules}`,
    games,
    complete: games === PUBLISHED_GAMES * tables.length,
    tables: tables.flatMap((table) => readTable(table, seed, mayBeNamed)),
  };
}

/** Returns a predicate that tells whether players may read a generated name, such as that of an ending. */
export function namesNoSecret({ system, open }: Pick<Opened, 'system' | 'open'>): (name: string) => boolean {
  const known = new Set(textsIn(system.shape, open.forPlayers()));
  const secrets = [...textsIn(system.shape, open.body)].filter((text) => !known.has(text)).map((text) => text.trim());
  return (name) => !secrets.some((secret) => name.includes(secret));
}

/** Plays until all games are played or time is up. Returns the number of games. */
function playInTurn(tables: Table[], seed: number, until: number): number {
  let games = 0;
  for (let game = 0; game < PUBLISHED_GAMES; game++) {
    for (const [i, { lineup, sums }] of tables.entries()) {
      if (performance.now() >= until) return games;
      const played = playMany(lineup, { seed, from: game, to: game + 1 });
      tables[i] = { lineup, sums: sums ? mergeSums(sums, played) : played };
      games++;
    }
  }
  return games;
}

function readTable(
  { lineup, sums }: Table,
  seed: number,
  mayBeNamed: (name: string) => boolean,
): readonly PublishedTable[] {
  if (!sums) return [];
  const { runs, players, unfinished, minutes, endings, wins } = readFindings(lineup, sums, { seed });
  const finished = runs - unfinished.count;
  return [
    {
      players,
      games: runs,
      finished,
      minutes: finished > 0 ? minutes : null,
      won: wins.share,
      endings: endings.map(({ id, label, share }) => ({ id, title: mayBeNamed(label) ? label : '', share })),
    },
  ];
}
