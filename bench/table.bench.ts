import { rowsIn } from './rows-in';
import { runBench } from './run-bench';

await runBench({ rows: rowsIn(new URL('./table-rows/', import.meta.url)) });
