import { readdirSync } from 'node:fs';
import type { RowModule } from './table-support/measured';

const here = new URL('./table-rows/', import.meta.url);
const all = readdirSync(here)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''));

const words = process.argv.slice(2);
const asJson = words.includes('--json');
const asked = words.filter((word) => !word.startsWith('--'));
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`There is no row called ${unknown.join(', ')}. There are: ${all.join(', ')}.`);

const rows = [];
for (const name of asked.length > 0 ? asked : all) {
  const { measure } = (await import(new URL(`${name}.ts`, here).href)) as RowModule;
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
