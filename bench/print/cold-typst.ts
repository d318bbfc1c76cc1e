import { writeFileSync } from 'node:fs';
import { loadFonts } from './fonts';
import { createTypst } from './peers/typst';
import { workOf } from './work';

// Prints the kit of a seed into a file: the first that Typst makes in a fresh process.
const [seed, file = ''] = process.argv.slice(2);
writeFileSync(file, await createTypst(await loadFonts())(workOf('W5', Number(seed))));
