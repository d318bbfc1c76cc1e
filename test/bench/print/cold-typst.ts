import { loadFonts } from './fonts';
import { createTypst } from './peers/typst';
import { workOf } from './work';

// The first kit that Typst makes in a fresh process, from its very start.
const pdf = await createTypst(await loadFonts())(workOf('W5', Number(process.argv[2])));
console.log(JSON.stringify({ ms: performance.now(), kb: pdf.length / 1000 }));
