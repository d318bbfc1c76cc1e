// Writes templates/assets/signs/game-icons-names.ts: who drew which sign of the game-icons set, which its package leaves out.
//
//   git clone https://github.com/game-icons/icons && git -C icons ls-files | node scripts/sign-authors.mjs
//
// The set keeps each author's signs in a folder of their name (its license.txt lists them). Any text with one
// AUTHOR/NAME.svg or .png a line will do. The table of this version was made from a public listing of game-icons.net's
// files (acbart/label-game-icons-net, icons/all_icons.csv, 248,862 characters), and eleven newer signs looked up one
// by one; five whose folder was not found are credited to the contributors together.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './support/root.mjs';

const DILIGENT = 'delapouite';
/** Author names that folders spell differently. */
const SPELT = {
  andymeneely: 'Andy Meneely',
  aussiesim: 'AussieSim',
  darkzaitzev: 'DarkZaitzev',
  generalace135: 'GeneralAce135',
  'heavenly-dog': 'HeavenlyDog',
  lucasms: 'Lucas',
  priorblue: 'PriorBlue',
  spencerdub: 'SpencerDub',
  'various-artists': 'various artists',
};
/** Series are recognised by their names (game-icons-authors.ts). */
const SERIES = ['aussiesim', 'viscious-speed'];

const { icons, aliases } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
const foldersOf = new Map();
for (const line of readFileSync(0, 'utf8').split('\n')) {
  const [, folder, spelt] = /([\w-]+)\/([\w-]+)\.(?:svg|png)\s*$/.exec(line) ?? [];
  if (folder === undefined) continue;
  const name = aliases[spelt]?.parent ?? spelt;
  if (Object.hasOwn(icons, name)) foldersOf.set(name, new Set(foldersOf.get(name)).add(folder));
}
const byAuthor = new Map();
for (const name of Object.keys(icons).sort()) {
  const folders = [...(foldersOf.get(name) ?? [])].sort();
  if ((folders.length === 1 && folders[0] === DILIGENT) || folders.some((folder) => SERIES.includes(folder))) continue;
  // If two authors drew a sign of the same name, the package does not say whose it has.
  const author = folders.length === 0 ? 'game-icons.net contributors' : folders.map(speak).join(' or ');
  byAuthor.set(author, [...(byAuthor.get(author) ?? []), name]);
}
const entries = [...byAuthor].sort(([a], [b]) => (a < b ? -1 : 1));
const source = entries.map(([author, names]) => `  ${quoted(author)}: \`\n${wrapped(names)}\`,`).join('\n');
writeFileSync(
  join(root, 'templates/assets/signs/game-icons-names.ts'),
  `/** Names of signs by who drew them, but for the most diligent, who drew all others. By scripts/sign-authors.mjs. */
export const SIGNS_BY_AUTHOR: Readonly<Record<string, string>> = {\n${source}\n};\n`,
);

function speak(folder) {
  return SPELT[folder] ?? folder.replace(/(^|-)\w/g, (letter) => letter.toUpperCase().replace('-', ' '));
}

function quoted(author) {
  return /^\w+$/.test(author) ? author : `'${author}'`;
}

function wrapped(names) {
  const lines = [''];
  for (const name of names) {
    const line = `${lines.at(-1)} ${name}`;
    if (line.length > 112) lines.push(` ${name}`);
    else lines[lines.length - 1] = line;
  }
  return lines.map((line) => `   ${line}`).join('\n');
}
