import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Hands Next the configuration that it was built with, as the servers of its `standalone` builds do. Without it, Next
 * loads its compilers to read the file of its configuration again, which takes longer and needs them installed.
 */
export function configureNext(distDir: string): void {
  const { config } = JSON.parse(readFileSync(join(distDir, 'required-server-files.json'), 'utf8')) as {
    readonly config: unknown;
  };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}
