import { readdirSync } from 'node:fs';
import type { RowModule } from './table-support/measured';

/**
 * Measures the rows that are files of a folder, all or those named on the command line, and ends the process: with 1 if
 * one of them fails. `--json` prints `{rows: [{id, measured, target, unit, ok, …}]}`.
 */
export async function runRows(folder: URL): Promise<never> {
  const all = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace('.ts', ''));
  const words = process.argv.slice(2);
  const asJson = words.includes('--json');
  const asked = words.filter((word) => !word.startsWith('--'));
  const unknown = asked.filter((name) => !all.includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no row called ${unknown.join(', ')}. There are: ${all.join(', ')}.`);

  const rows = [];
  for (const name of asked.length > 0 ? asked : all) {
    const { measure } = (await import(new URL(`${name}.ts`, folder).href)) as RowModule;
    const measured = await measure();
    for (const { part, ...figures } of Array.isArray(measured) ? measured : [measured]) {
      const row = { id: part === undefined ? name : `${name}/${part}`, ...figures };
      rows.push(row);
      const { id, measured: figure, target, unit, lost, ok } = row;
      if (!asJson) console.log(`${ok ? 'ok  ' : 'FAIL'} ${id}: ${figure} ${unit} (reach ${target}), ${lost} lost`);
    }
  }
  if (asJson) console.log(JSON.stringify({ rows }));
  // Sockets that were cut may linger; what was measured is said.
  process.exit(rows.every(({ ok }) => ok) ? 0 : 1);
}
