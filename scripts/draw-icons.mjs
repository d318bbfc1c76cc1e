// Draws the icons and the Open Graph picture from app/icon.svg. Run it after changing the sign, and commit what it
// writes; test/site-icons.test.ts runs it again and compares the bytes. Another folder than public/ may be named.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { loadModule } from './support/load-module.mjs';
import { root } from './support/root.mjs';

const [folder = join(root, 'public')] = process.argv.slice(2);
const { FACES, WASM_FILES } = await loadModule('templates/assets/catalogue.ts');
const { decodeWoff } = await loadModule('templates/assets/woff.ts');

const inPackages = (path) => readFile(join(root, 'node_modules', path));
await initWasm(await inPackages(WASM_FILES.find(({ name }) => name === 'resvg.wasm').path));

const SIGN_SIZE = 48;
const GREEN = '#00693C';
const sign = (await readFile(join(root, 'app/icon.svg'), 'utf8')).replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

/** The sign alone, on its green ground. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIGN_SIZE} ${SIGN_SIZE}">${sign}</svg>`;

/** Systems cut maskable icons to any shape that keeps a circle of four fifths of their width. */
const MASKABLE_SCALE = 0.66;
const margin = (SIGN_SIZE * (1 - MASKABLE_SCALE)) / 2;
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIGN_SIZE} ${SIGN_SIZE}">
  <rect width="${SIGN_SIZE}" height="${SIGN_SIZE}" fill="${GREEN}"/>
  <g transform="translate(${margin} ${margin}) scale(${MASKABLE_SCALE})">${sign}</g>
</svg>`;

/** Preview image of links to the studio (Open Graph). */
const openGraph = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="#F6F3EA"/>
  <g transform="translate(76 123) scale(8)">${sign}</g>
  <g fill="#16201B" font-family="Overpass" font-weight="800">
    <text x="510" y="172" font-size="40" letter-spacing="6" fill="${GREEN}">TRAPDOOR</text>
    <text x="508" y="268" font-size="66">Invent a trap. Then</text>
    <text x="508" y="346" font-size="66">prove that it works.</text>
  </g>
  <g fill="#16201B" font-family="Atkinson Hyperlegible Next" font-size="34">
    <text x="510" y="440">Games for two to six players,</text>
    <text x="510" y="486">printed at home. Write together,</text>
    <text x="510" y="532">test, print, play tonight.</text>
  </g>
  <rect x="20" y="20" width="1160" height="590" fill="none" stroke="#16201B" stroke-width="6"/>
</svg>`;

const faces = [FACES.heading[0], FACES.body[0]];
const fontBuffers = await Promise.all(faces.map(async ({ path }) => decodeWoff(await inPackages(path), inflateSync)));

const PICTURES = [
  { name: 'icon-192.png', svg: icon, widthPx: 192 },
  { name: 'icon-512.png', svg: icon, widthPx: 512 },
  { name: 'icon-maskable-512.png', svg: maskable, widthPx: 512 },
  { name: 'apple-touch-icon.png', svg: icon, widthPx: 180 },
  { name: 'open-graph.png', svg: openGraph, widthPx: 1200 },
];

await mkdir(folder, { recursive: true });
for (const { name, svg, widthPx } of PICTURES) {
  const resvg = new Resvg(svg, {
    fitTo: { mode: 'width', value: widthPx },
    font: { fontBuffers, defaultFontFamily: 'Overpass' },
  });
  await writeFile(join(folder, name), resvg.render().asPng());
}
