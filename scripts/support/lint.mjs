import { runPackage } from './run.mjs';

/** Checks format, lint rules and types. */
export async function lint() {
  await runPackage('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']);
  await runPackage('typescript/bin/tsc', ['--noEmit']);
}
