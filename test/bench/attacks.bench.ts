import { runRows } from './run-rows';

await runRows(new URL('./attack-rows/', import.meta.url));
