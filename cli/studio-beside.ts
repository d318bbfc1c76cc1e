import { CannotRun } from '@/cli/exit';
import { type Config, requireConfig } from '@/lib/config/config';
import { openEmbeddedBeside } from '@/lib/storage/embedded/open';
import { openPostgresBeside } from '@/lib/storage/postgres/open';
import type { StoreBeside } from '@/lib/storage/store-beside';

/** Reads the operator’s variables. Throws CannotRun for an invalid one. */
export function configured(): Config {
  try {
    return requireConfig(process.env);
  } catch (error) {
    throw new CannotRun(reasonOf(error));
  }
}

/** Runs `use` with the studio's database, in the named folder or where the variables say. */
export async function besideStudio<T>(
  named: string | undefined,
  { dataFolder, databaseUrl }: Pick<Config, 'dataFolder' | 'databaseUrl'>,
  use: (store: StoreBeside) => Promise<T>,
): Promise<T> {
  const store = await open(named, databaseUrl, dataFolder);
  try {
    return await use(store);
  } catch (error) {
    throw cannotUse(error);
  } finally {
    await store.close();
  }
}

async function open(
  named: string | undefined,
  databaseUrl: string | undefined,
  dataFolder: string,
): Promise<StoreBeside> {
  if (named === undefined && databaseUrl !== undefined) {
    return openPostgresBeside(databaseUrl).catch((error: unknown) => {
      throw cannotUse(error);
    });
  }
  const opened = openEmbeddedBeside(named ?? dataFolder);
  if (!opened.ok) throw new CannotRun(opened.error);
  return opened.value;
}

const cannotUse = (error: unknown) =>
  new CannotRun(`The studio’s database can’t be used (${reasonOf(error)}). Start the studio once, then try again.`);

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
