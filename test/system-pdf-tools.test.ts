import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

// A second opinion from programs that are not ours; .ci/run installs them and asks for it.
describe.runIf(process.env.TRAPDOOR_SYSTEM_PDF_TOOLS)('the kit, read by other programs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trapdoor-pdf-'));
  const kits = [
    ['a4, flat', '--paper', 'a4', '--players', '4'],
    ['letter, fillable', '--paper', 'letter', '--players', '5', '--fillable'],
    ['a4, low ink', '--paper', 'a4', '--players', '2', '--low-ink'],
  ].map(([name = '', ...options], i) => ({ name, options, file: join(folder, `${i}.pdf`) }));

  beforeAll(() => {
    for (const { file, options } of kits)
      run(process.execPath, 'dist/cli.mjs', 'print', 'spaceship', ...options, '-o', file);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(kits)('qpdf finds nothing wrong: $name', ({ file }) => {
    expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found');
  });

  it.each(kits)('pdffonts sees every font embedded: $name', ({ file }) => {
    const fonts = run('pdffonts', file).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(0);
    // Columns from the right: object id (two), uni, sub, emb.
    expect(fonts.filter((font) => font.trim().split(/\s+/).at(-5) !== 'yes')).toEqual([]);
  });
});
