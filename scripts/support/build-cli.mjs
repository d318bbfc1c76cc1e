import { buildCli } from '../build.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { fail } from './run.mjs';

await ensureDependencies().then(buildCli).catch(fail);
