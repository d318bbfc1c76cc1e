import { CannotRun, WrongUsage } from '@/cli/exit';
import { playInThreads } from '@/cli/play-in-threads';
import type { ThreadData } from '@/cli/playtest-thread';
import { progressBar } from '@/cli/progress-bar';
import type { AnyPlayed } from '@/lib/contract/played';
import { type MirroredSums, type MirrorSums, mergeMirrored } from '@/lib/playtest/mirror';
import { mergeSums, type Sums } from '@/lib/playtest/sums';
import type { Opened } from '@/lib/scenario/open';

/** Fewest players of mirrored games, and the default. */
export const MIRROR_PLAYERS = 2;

interface Played {
  readonly games: Sums;
  readonly mirror?: MirrorSums;
}

/** Plays the games, or pairs of mirrored games, behind a progress bar. */
export async function playAll(
  data: ThreadData,
  wanted: { readonly seed: number; readonly runs: number; readonly isSilent: boolean },
): Promise<Played> {
  const { runs, isSilent } = wanted;
  const bar = progressBar(process.stderr, isSilent);
  const show = (done: number, noun: string) => bar.show(done / runs, `${done} of ${runs} ${noun}`);
  const played = data.mirror
    ? playInThreads<MirroredSums>(data, {
        ...wanted,
        merge: mergeMirrored,
        onProgress: ({ mirror }) => show(mirror.pairs, 'pairs'),
      })
    : playInThreads<Sums>(data, {
        ...wanted,
        merge: mergeSums,
        onProgress: (sums) => show(sums.runs, 'games'),
      }).then((games) => ({ games }));
  return played.finally(bar.clear);
}

/** Throws unless there is a contest to mirror between at least two players. */
export function requireContest({ system }: Opened, play: AnyPlayed, players: number): void {
  if (!play.contest) {
    throw new CannotRun(`In ${system.title} nobody plays against the others, so there is nothing to mirror.`);
  }
  if (players < MIRROR_PLAYERS) throw new WrongUsage('“--mirror” takes at least two players.');
}
