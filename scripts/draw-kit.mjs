// Draws the picture of a printed kit on the home page from a kit that Trapdoor prints. Run it after the pages have
// changed, and commit what it writes. Needs pdftoppm, and a Chromium (TRAPDOOR_CHROMIUM).
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from './support/root.mjs';

const SIZE = { width: 720, height: 480 };
const QUALITY = 30;
/** The small one is for phones. */
const PICTURES = [
  ['kit.webp', 0.9],
  ['kit-small.webp', 0.5],
];
/** Of a page of cards: where the first one is, and the size of each. */
const CARD = { left: 10.5, top: 16.5, width: 63, height: 88 };
/** Pixels for each millimetre. */
const SCALE = 1.75;
const DPI = 150;

const folder = await mkdtemp(join(tmpdir(), 'trapdoor-kit-'));
try {
  const [map] = await pagesOf('map-players');
  const [sheet] = await pagesOf('character-sheet');
  const [fronts, backs] = await pagesOf('event-cards', '--backs', 'long-edge');
  const html = `<!doctype html><style>
    body { margin: 0; background: transparent; }
    div { position: absolute; background-color: #fff; box-shadow: 0 0 0 1px #16201b, 0 3px 8px #0004; }
  </style>
  ${paper(sheet, { width: 210, height: 297 }, 'left: 26px; top: 30px; rotate: -5deg')}
  ${paper(map, { width: 297, height: 210 }, 'left: 186px; top: 14px; rotate: 2deg')}
  ${card(fronts, 0, 'left: 300px; top: 292px; rotate: -9deg')}
  ${card(fronts, 1, 'left: 392px; top: 276px; rotate: -2deg')}
  ${card(fronts, 2, 'left: 486px; top: 280px; rotate: 4deg')}
  ${card(backs, 6, 'left: 582px; top: 296px; rotate: 10deg')}`;
  for (const [name, scale] of PICTURES) await writeFile(join(root, 'public', name), await photograph(html, scale));
} finally {
  await rm(folder, { recursive: true });
}

/** The pages of a piece of the first starter, as data URLs. */
async function pagesOf(piece, ...options) {
  const pdf = join(folder, `${piece}.pdf`);
  const order = ['--paper', 'a4', '--pieces', piece, ...options, '-o', pdf];
  execFileSync(process.execPath, [join(root, 'scripts/trapdoor.mjs'), 'print', 'spaceship', ...order]);
  const drawn = ['-r', String(DPI), '-png', '-l', '2', pdf, join(folder, piece)];
  execFileSync('pdftoppm', drawn);
  const read = (page) => readFile(join(folder, `${piece}-${page}.png`), 'base64').catch(() => undefined);
  const numbered = await Promise.all(['1', '2', '01', '02'].map(read));
  return numbered.flatMap((png) => (png === undefined ? [] : [`data:image/png;base64,${png}`]));
}

function paper(url, { width, height }, style) {
  const size = `width: ${width * SCALE}px; height: ${height * SCALE}px`;
  return `<div style="${style}; ${size}; background-image: url(${url}); background-size: 100%"></div>`;
}

/** A card cut from its page. */
function card(url, place, style) {
  const [column, row] = [place % 3, Math.floor(place / 3)];
  const [x, y] = [CARD.left + column * CARD.width, CARD.top + row * CARD.height].map((mm) => -mm * SCALE);
  const size = `width: ${CARD.width * SCALE}px; height: ${CARD.height * SCALE}px; border-radius: 5px`;
  return `<div style="${style}; ${size}; background: ${x}px ${y}px / ${210 * SCALE}px url(${url}) #fff"></div>`;
}

async function photograph(html, scale) {
  const executablePath = process.env.TRAPDOOR_CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage({ viewport: SIZE });
  await page.setContent(html, { waitUntil: 'load' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDefaultBackgroundColorOverride', { color: { r: 0, g: 0, b: 0, a: 0 } });
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { x: 0, y: 0, ...SIZE, scale },
  });
  await browser.close();
  return Buffer.from(data, 'base64');
}
