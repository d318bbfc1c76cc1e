import type { ListedSystem } from '@/lib/contract/authored';
import { readStarters } from '@/lib/starters/read-starters';
import { playVersion } from './play-version';
import { describeVersion } from './prepare-version';
import type { PreparedVersion } from './publishing-jobs';
import { openStarter, starterPublicationId } from './starters';
import type { PublishedFigures } from './version-details';

export interface StarterVersion extends PreparedVersion {
  readonly publicationId: string;
  readonly figures: PublishedFigures | null;
}

/** Publishes the starters, each playtested for at most `timeMs`. `rules` identifies the program that plays. */
export async function makeStarterVersions(
  games: readonly ListedSystem[],
  timeMs: number,
  rules: string,
): Promise<readonly StarterVersion[]> {
  const versions: StarterVersion[] = [];
  for (const listed of games) {
    const game = await listed.load();
    for (const starter of readStarters(game)) {
      const made = { ...describeVersion(openStarter(game, starter)), pictures: [] };
      const figures = await playVersion({ ...made, timeMs }, rules);
      versions.push({ ...made, publicationId: starterPublicationId(game, starter), figures });
    }
  }
  return versions;
}
