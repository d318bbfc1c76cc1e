import { runRows } from './run-rows';

await runRows(new URL('./table-rows/', import.meta.url));
