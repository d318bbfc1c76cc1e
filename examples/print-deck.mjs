// Draws a deck as PNG files, front and back: node print-deck.mjs FILE PIECE FOLDER
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { open } from 'trapdoor';
import { planKit, printPieces } from 'trapdoor/print';

const [file, piece, folder = '.'] = process.argv.slice(2);
const scenario = await open(await readFile(file));
const order = { pieces: [piece] };

const { cutOut } = await planKit(scenario, order);
console.log(`${cutOut} cards to cut out`);
for await (const { path, bytes } of printPieces(scenario, order)) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), bytes);
  console.log(path);
}
