import { readdirSync } from 'node:fs';
import type { BenchRow } from './measure-bench';
import type { RowModule } from './table-support/measured';

/** The rows of a bench that keeps each in a file of a folder, named as the file. A row's file is loaded when its turn comes. */
export const rowsIn = (folder: URL): readonly BenchRow[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({
      id: file.replace('.ts', ''),
      async measure() {
        const { measure } = (await import(new URL(file, folder).href)) as RowModule;
        return measure();
      },
    }));
