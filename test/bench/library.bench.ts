import { runRows } from './run-rows';

await runRows(new URL('./library-rows/', import.meta.url));
