import { nodeAssets } from '@/templates/assets/node';
import { layoutKit } from '@/templates/layout/layout';
import { renderKit } from '@/templates/render';
import { askOurs, measureItem } from './measure';
import { kitOf, ORDER } from './ours';
import { type ItemName, workOf } from './work';

// What runs in processes of its own; the figures go out as one line of JSON.
const [job = '', argument = '', rounds = ''] = process.argv.slice(2);
const JOBS: Readonly<Record<string, () => Promise<object>>> = {
  item: () => measureItem(argument as ItemName, Number(rounds)),
  scale: () => askOurs('scale', { times: Number(argument) }),
  relayout: () => askOurs('relayout'),
  themes: () => askOurs('themes'),
  large,
};
console.log(JSON.stringify(await JOBS[job]?.()));
// Peers leave things running.
process.exit(0);

/** The largest work, once, in a process that has made nothing else of its size. */
async function large() {
  const assets = nodeAssets();
  for (let seed = 1; seed <= 8; seed++) await renderKit(kitOf(workOf('W5', seed)), ORDER, { assets });
  const kit = kitOf(workOf('W6', 9));
  const { pages } = await layoutKit(kitOf(workOf('W6', 10)), ORDER, { assets });
  const start = performance.now();
  await renderKit(kit, ORDER, { assets });
  const seconds = (performance.now() - start) / 1000;
  return { pagesPerSecond: pages.length / seconds, peakMb: process.resourceUsage().maxRSS / 1024 };
}
