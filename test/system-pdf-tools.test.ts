import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildKit } from '@/lib/flow';
import type { Json } from '@/lib/kernel/json';
import { type KitOrder, USUAL_SHEETS } from '@/lib/kit/order';
import { draftFromStarter } from '@/lib/scenario/envelope';
import { openDraft } from '@/lib/scenario/open';
import { nodeAssets } from '@/templates/assets/node';
import { layoutKit, renderKit } from '@/templates/render';
import { systems } from '@/test/support/all-systems';
import { GOLDEN_DPI, GOLDEN_SHEETS } from './support/golden-sheets';
import { averaged, differenceOf, drawPage, readPng, readPpm } from './support/pictures';
import { kitOf, ORDER } from './support/sample-kit';
import { sampled } from './support/soak';

const DPI = 72;
/** pdftoppm rounds edges to whole pixels, so pages are drawn larger and averaged. */
const OVERSAMPLING = 2;

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

// A second opinion from other programs, which .ci/run installs.
describe.runIf(process.env.TRAPDOOR_SYSTEM_PDF_TOOLS)('the kit, read by other programs', { tags: 'long' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'trapdoor-pdf-'));
  const kits = [
    ['a4, flat', '--paper', 'a4', '--players', '4'],
    ['letter, fillable', '--paper', 'letter', '--players', '5', '--fillable'],
    ['a4, low ink', '--paper', 'a4', '--players', '2', '--low-ink'],
  ].map(([name = '', ...options], i) => ({ name, options, file: join(folder, `${i}.pdf`) }));

  beforeAll(() => {
    for (const { file, options } of kits)
      run(process.execPath, 'dist/cli.mjs', 'print', 'spaceship', ...options, '-o', file);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(kits)('qpdf finds nothing wrong: $name', ({ file }) => {
    expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found');
  });

  it.each(kits)('Ghostscript and MuPDF draw every page without a warning: $name', ({ file }) => {
    const read = run('gs', '-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-sDEVICE=nullpage', file);
    const drawn = spawnSync('mutool', ['draw', '-q', '-r', '10', '-F', 'png', '-o', join(folder, 'page.png'), file]);
    // Debian builds it without ICC profiles, and it says so each time.
    const said = drawn.stderr.toString().replace('warning: ICC support is not available\n', '');
    expect([read, said, drawn.status]).toEqual(['', '', 0]);
  });

  it.each(kits)('pdffonts sees every font embedded: $name', ({ file }) => {
    const fonts = run('pdffonts', file).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(0);
    // Columns from the right: object id (two), uni, sub, emb.
    expect(fonts.filter((font) => font.trim().split(/\s+/).at(-5) !== 'yes')).toEqual([]);
  });
});

describe.runIf(process.env.TRAPDOOR_SYSTEM_PDF_TOOLS)('the preview and the PDF', { tags: ['long', 'soak'] }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'trapdoor-raster-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(systems.map((system) => [system.id, system] as const))(
    'pdftoppm draws the pages of %s as the preview shows them',
    async (id, system) => {
      const [starter] = system.starters;
      if (!starter) throw new Error('no starter');
      const opened = openDraft(draftFromStarter(system, starter, 'same') as unknown as Json, system);
      const sheets = { ...USUAL_SHEETS, backs: 'long-edge', bleedMm: 3 } as const;
      const pieces = system.pieces.map((piece) => piece.id);
      const order: KitOrder = { players: 3, names: ['Ann'], pieces, paper: 'a4', fillable: false, ink: 'full', sheets };
      const kit = buildKit(opened, order);
      const { pages } = await layoutKit(kit, order, { assets: nodeAssets() });
      writeFileSync(join(folder, `${id}.pdf`), (await renderKit(kit, order, { assets: nodeAssets() })).pdf);
      expect(run('pdfinfo', join(folder, `${id}.pdf`))).toMatch(new RegExp(`^Pages: +${pages.length}$`, 'm'));
      const apart: number[] = [];
      // Some pages are printed on both sides: an odd step takes fronts and backs.
      for (const [page, ours] of sampled([...pages.entries()], 5)) {
        const only = ['-f', String(page + 1), '-l', String(page + 1), '-singlefile'];
        run('pdftoppm', '-r', String(DPI * OVERSAMPLING), ...only, join(folder, `${id}.pdf`), join(folder, id));
        const { share, square } = differenceOf(
          await drawPage(ours, DPI),
          averaged(readPpm(readFileSync(join(folder, `${id}.ppm`))), OVERSAMPLING),
        );
        if (share >= 0.01 || square >= 45) apart.push(page + 1);
      }
      expect(apart).toEqual([]);
    },
    300_000,
  );
});

describe.runIf(process.env.TRAPDOOR_SYSTEM_PDF_TOOLS)('golden sheets', { tags: 'long' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'trapdoor-golden-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(Object.entries(GOLDEN_SHEETS))('look as stored in pdftoppm: %s', async (name, { piece, order, page }) => {
    const { pdf } = await renderKit(kitOf(piece), { ...ORDER, ...order }, { assets: nodeAssets() });
    const file = join(folder, name);
    writeFileSync(`${file}.pdf`, pdf);
    const only = ['-f', String(page + 1), '-l', String(page + 1), '-singlefile'];
    run('pdftoppm', '-r', String(GOLDEN_DPI), '-png', ...only, `${file}.pdf`, file);
    const stored = readPng(readFileSync(new URL(`golden/${name}.png`, import.meta.url)));
    const { share, square } = differenceOf(readPng(readFileSync(`${file}.png`)), stored);
    expect({ name, share: share < 0.01, square: square < 60 }).toEqual({ name, share: true, square: true });
  });
});
