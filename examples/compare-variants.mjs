// Plays two variants of a scenario against each other: node compare-variants.mjs OLD NEW [GAMES]
import { readFile } from 'node:fs/promises';
import { diff, open, playtest } from 'trapdoor';

const [old, latest, runs = '500'] = process.argv.slice(2);
const [before, after] = await Promise.all([old, latest].map(async (file) => open(await readFile(file))));
const percent = (share) => `${Math.round(100 * share)} %`;

for (const { kind, title } of diff(before, after).changes) console.log(`${kind}: ${title}`);
for (const scenario of [before, after]) {
  const { wins, rounds, verdicts } = await playtest(scenario, { runs: Number(runs), seed: 1 });
  const interval = `${percent(wins.low)} to ${percent(wins.high)}`;
  console.log(`${scenario.title}: ${percent(wins.share)} end well (${interval}), median ${rounds.median} rounds`);
  for (const { message } of verdicts) console.log(`  ${message}`);
}
