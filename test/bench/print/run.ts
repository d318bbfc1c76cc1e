import { nodeAssets } from '@/templates/assets/node';
import { layoutKit } from '@/templates/layout/layout';
import { renderKit } from '@/templates/render';
import { measure } from './measure';
import { kitOf, ORDER } from './ours';
import { type ItemName, workOf } from './work';

// What runs in processes of its own; the figures go out as one line of JSON.
const [job = '', argument = '1', items = ''] = process.argv.slice(2);
const answer = (figures: unknown) => console.log(JSON.stringify(figures));

if (job === 'measure') {
  answer(await measure(Number(argument), items.split(',') as ItemName[], (words) => console.error(`  ${words}`)));
  // Peers leave things running.
  process.exit(0);
} else if (job === 'large') {
  const assets = nodeAssets();
  for (let seed = 1; seed <= 8; seed++) await renderKit(kitOf(workOf('W5', seed)), ORDER, { assets });
  const kit = kitOf(workOf('W6', 9));
  const { pages } = await layoutKit(kitOf(workOf('W6', 10)), ORDER, { assets });
  const start = performance.now();
  await renderKit(kit, ORDER, { assets });
  const seconds = (performance.now() - start) / 1000;
  answer({ pagesPerSecond: pages.length / seconds, peakMb: process.resourceUsage().maxRSS / 1024 });
}
