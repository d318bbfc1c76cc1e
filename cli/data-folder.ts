import { CannotRun } from '@/cli/exit';
import { sayTrouble } from '@/cli/files';
import type { Result } from '@/lib/kernel/result';
import type { Backup } from '@/lib/storage/embedded/backup';
import { counted } from '@/lib/tabletop/words/wording';

/** Returns the named data folder, or the studio's own. */
export function dataFolder(named: string | undefined): string {
  if (named !== undefined) return named;
  if (process.env.DATABASE_URL) {
    throw new CannotRun(
      'This studio keeps everything in PostgreSQL: use pg_dump and pg_restore as the guide “Running your own studio” says.',
    );
  }
  return process.env.TRAPDOOR_DATA || 'data';
}

/** Unwraps a backup. Throws CannotRun with one message, which names `place` for errors of the system. */
export async function requireDone(work: Promise<Result<Backup>>, place: string): Promise<Backup> {
  const result = await work.catch((error: NodeJS.ErrnoException) => {
    throw error.syscall === undefined ? error : new CannotRun(sayTrouble(error.path ?? place, error));
  });
  if (!result.ok) throw new CannotRun(result.error);
  return result.value;
}

export const sayBackup = ({ drafts, tables, bytes }: Backup): string =>
  `${counted(drafts, 'draft')} and ${counted(tables, 'table')}, ${(bytes / 1e6).toFixed(1)} MB`;
