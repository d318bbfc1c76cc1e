import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const TIMES = fileURLToPath(new URL('../times.json', import.meta.url));

/** Runs the slowest files first, by the seconds in test/times.json, so that no slow file runs alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = secondsOfUnits();
    // A new file counts as the slowest.
    const secondsOf = ({ moduleId }: TestSpecification) =>
      seconds[relative(this.ctx.config.root, moduleId).replaceAll('\\', '/')] ?? Number.MAX_VALUE;
    const sorted = await super.sort(files);
    // Workers are reused only within a project.
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).sort((a, b) => secondsOf(b) - secondsOf(a)),
    );
  }
}

/** Seconds by path; empty before `npm run test:times` has written the file. */
function secondsOfUnits(): Readonly<Record<string, number>> {
  if (!existsSync(TIMES)) return {};
  return (JSON.parse(readFileSync(TIMES, 'utf8')) as { readonly unit?: Readonly<Record<string, number>> }).unit ?? {};
}
