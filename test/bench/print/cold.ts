import { nodeAssets } from '@/templates/assets/node';
import { renderKit } from '@/templates/render';
import { kitOf, ORDER } from './ours';
import { workOf } from './work';

// The first kit of a fresh process, from its very start.
const { pdf } = await renderKit(kitOf(workOf('W5', Number(process.argv[2]))), ORDER, { assets: nodeAssets() });
console.log(JSON.stringify({ ms: performance.now(), kb: pdf.length / 1000 }));
