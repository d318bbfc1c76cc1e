import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Test files tagged “long”. Vitest's tag filter would still load them before skipping their tests. */
export const longFiles = (folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => join(folder, name).replaceAll('\\', '/'))
      .filter((path) => readFileSync(path, 'utf8').startsWith('// @module-tag long')),
  );
