import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import { cover } from '@/lib/scenario/cover';
import { draftFromStarter, formatDraft } from '@/lib/scenario/envelope';
import { exportMarkdown } from '@/lib/scenario/markdown/export';
import { openDraft, parseScenario } from '@/lib/scenario/open';
import { objectShapeOf } from '@/lib/schema/shape';
import { findSystem, systems } from '@/test/support/all-systems';
import { bodyFrom } from '@/test/support/random-body';

/** Lines that mean something in Markdown or in our files, and characters that editors lose. */
const LINES = [
  '# Goals',
  '## Place',
  '#### {#a}',
  'Goals',
  'Setext',
  '===',
  '---',
  '- **Kind:** Reach',
  '- item',
  '  - nested {#b}',
  '* [x](#a)',
  '1. one',
  '> quoted',
  '>no blank',
  '```trapdoor',
  '```',
  '~~~',
  '| a | b |',
  '| - | - |',
  'a \\| b',
  '<div>html</div>',
  '<!-- comment',
  'Game: Walls',
  'Kind: Fix or build',
  '**Weakness:** fire',
  'Title {#c}',
  '{#d}',
  '[label]: address',
  '&#35; &amp; &#38;#35;',
  '**bold** and `code` with ``` in it',
  '    indented',
  '\ttabbed',
  'blanks at the end  ',
  ' ',
  '',
  'none',
  '–',
  'Title #',
  'plain words',
  'null \0 and bell \u0007',
  'lone \ud800 surrogate',
  '\ufeffmark',
  'line\u2028separator',
  'carriage\rreturn',
  '\u00a0no-break\u00a0',
  'A goal: [Find it](#a)',
];
const texts = fc.oneof(
  fc.constantFrom(...LINES),
  fc.array(fc.constantFrom(...LINES), { maxLength: 6 }).map((lines) => lines.join('\n')),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
);

/** Opens a scenario again that was written as Markdown. */
async function reopened(text: string) {
  const opened = await parseScenario(text, findSystem);
  if (!opened.ok) throw new Error(opened.error.message);
  return { draft: opened.value.draft, issues: opened.value.issues };
}

describe.each(systems)('the Markdown of $title', (system) => {
  it('opens again as it was, whatever the scenario', async () => {
    const fields = { ...objectShapeOf(cover).fields, body: system.shape };
    const drafts = bodyFrom({ ...objectShapeOf(cover), fields }, texts);
    await fc.assert(
      fc.asyncProperty(drafts, async (json) => {
        const { draft } = await reopened(formatDraft(openDraft(json, system).draft, system));
        expect(await reopened(exportMarkdown(draft, system))).toEqual({ draft, issues: [] });
      }),
      { numRuns: Number(process.env.RUNS ?? 40) },
    );
  });

  it('opens again as it was, for each starter', async () => {
    for (const starter of system.starters) {
      const { draft } = openDraft(draftFromStarter(system, starter, starter.id) as unknown as Json, system);
      expect(await reopened(exportMarkdown(draft, system))).toEqual({ draft, issues: [] });
    }
  });
});
