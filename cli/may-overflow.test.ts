import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayOverflow } from '@/cli/may-overflow';
import type { Json } from '@/lib/kernel/json';
import type { TextStyle } from '@/lib/kit/kit-spec';
import { draftFromStarter } from '@/lib/scenario/envelope';
import { openDraft } from '@/lib/scenario/open';
import { readStarter } from '@/lib/starters/read-starters';
import { systems } from '@/lib/systems/registry';
import { nodeAssets } from '@/templates/assets/node';
import { createMeasurers } from '@/templates/layout/measure';
import { FIT_STYLES } from '@/templates/theme/styles';
import { soaked } from '@/test/support/soak';
import { letterWidths } from './letter-widths';

const measurers = createMeasurers(nodeAssets());
const measure = async (texts: readonly string[]) => measurers(texts, 'en');

const letter = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...'etaoinshrdlucmfwypvbgkjqxz') },
  { weight: 3, arbitrary: fc.constantFrom(...letterWidths('body').letters.keys()) },
  { weight: 1, arbitrary: fc.constantFrom(...'éèüöäßøæłňŒǄ\u00a0\u00ad‐‑―‚„†‥\u2002\t\r\u2028\u0007') },
);
const word = fc.string({ unit: letter, minLength: 1, maxLength: 14 });
const marked = fc.oneof(
  { weight: 6, arbitrary: word },
  { weight: 1, arbitrary: word.map((text) => `**${text}**`) },
  { weight: 1, arbitrary: word.map((text) => `*${text}*`) },
);
const text = fc
  .array(fc.tuple(marked, fc.constantFrom(' ', ' ', ' ', ' ', '  ', '\n', '\n\n')), { maxLength: 40 })
  .map((words) => words.flat().join(''));
const box = fc.record({
  text,
  style: fc.constantFrom(...(Object.keys(FIT_STYLES) as TextStyle[])),
  widthMm: fc.double({ min: 8, max: 150, noNaN: true }),
  heightMm: fc.double({ min: 2, max: 60, noNaN: true }),
});

describe('mayOverflow', () => {
  it('names every text that does not fit, or that no font can draw', async () => {
    let loose = 0;
    await fc.assert(
      fc.asyncProperty(box, async ({ text, style, ...size }) => {
        const given = { path: [], place: 'a card', text, style, box: size };
        if (mayOverflow(given)) return;
        loose++;
        expect((await measure([text]))(given)).toEqual({ fits: true, missing: [] });
      }),
      { numRuns: soaked(20_000, 1500), seed: 1 },
    );
    expect(loose).toBeGreaterThan(100);
  });

  it('names no text of the spaceship, which validate therefore checks without fonts', async () => {
    const trapped = systems.find(({ id }) => id === 'trapped');
    const system = await trapped?.load();
    const starter = system && readStarter(system, 'spaceship');
    if (!starter) throw new Error('The spaceship is missing.');
    const { open } = openDraft(draftFromStarter(system, starter, 'spaceship') as unknown as Json, system);
    expect(open.textBoxes().length).toBeGreaterThan(50);
    expect(open.textBoxes().filter(mayOverflow)).toEqual([]);
  });
});
