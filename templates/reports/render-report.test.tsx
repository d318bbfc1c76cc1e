import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import type { ReportBlock, ReportSpec } from '@/lib/kit/report-spec';
import { openingToShow } from '@/lib/playtest/opening';
import { playtest } from '@/lib/playtest/playtest';
import { playtestReportSpec } from '@/lib/playtest/report-spec';
import { draftFromStarter } from '@/lib/scenario/envelope';
import { openDraft } from '@/lib/scenario/open';
import { systems } from '@/test/support/all-systems';
import { HIVE_PLAN } from '@/test/support/hive-plan';
import { checkWithQpdf } from '@/test/support/pdf-tools';
import { readPdfText } from '@/test/support/read-pdf';
import { soaked } from '@/test/support/soak';
import { nodeAssets } from '../assets/node';
import { renderReport } from './render-report';

const render = (spec: ReportSpec) => renderReport(spec, nodeAssets());
const oneChapter = (...blocks: readonly ReportBlock[]): ReportSpec => ({
  title: 'A report',
  kicker: 'Test',
  chapters: [blocks],
});

/** Every text of a value, except ids. */
const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) =>
          /^(id|code|path|plot|severity)$/.test(key) ? [] : textsOf(part),
        )
      : [];
const wordsOf = (texts: readonly string[]) => texts.flatMap((text) => text.split(/\s+/).filter((word) => word !== ''));
const bare = (text: string) => text.replace(/[\s-]/g, '');

async function starterReport(system: (typeof systems)[number]) {
  const [starter] = system.starters;
  const play = await system.play?.();
  if (!starter || !play) throw new Error('nothing to play');
  const { open } = openDraft(draftFromStarter(system, starter) as unknown as Json, system);
  const body = system.schema.parse(open.body);
  const report = playtest(play, body, { players: 4, runs: soaked(100, 20), seed: 1, bots: ['random'] });
  const about = {
    title: starter.title,
    game: system.title,
    played: play,
    plan: open.plan('table'),
    verdicts: report.verdicts,
    runsToJudge: 100,
  };
  return { report, spec: playtestReportSpec([report], about) };
}

/** Names of fonts that are not embedded. */
async function fontsLeftOut(bytes: Uint8Array): Promise<readonly string[]> {
  const document = await PDFDocument.load(bytes);
  const dictionaries = document.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));
  const typeOf = (dictionary: PDFDict) => String(dictionary.get(PDFName.of('Type')));
  const isWhole = (dictionary: PDFDict) =>
    typeOf(dictionary) === '/FontDescriptor'
      ? dictionary.has(PDFName.of('FontFile2')) || dictionary.has(PDFName.of('FontFile3'))
      : dictionary.has(PDFName.of('FontDescriptor')) || dictionary.has(PDFName.of('DescendantFonts'));
  return dictionaries
    .filter((dictionary) => /^\/Font(Descriptor)?$/.test(typeOf(dictionary)) && !isWhole(dictionary))
    .map((dictionary) => String(dictionary.get(PDFName.of('BaseFont')) ?? dictionary.get(PDFName.of('FontName'))));
}

describe('renderReport()', { timeout: 120_000, tags: ['long', 'soak'] }, () => {
  it.each(systems.map((system) => [system.id, system] as const))(
    'prints every word of a playtest report: %s',
    async (_, system) => {
      const { report, spec } = await starterReport(system);
      const bytes = await render(spec);
      const seen = new Set(wordsOf(await readPdfText(bytes)));
      const counts = report.tallies.flatMap(({ rows }) => rows.flatMap(({ values }) => values.map(String)));
      const tallies = report.tallies.filter(({ rows }) => rows.length > 0);
      const shown = { ...report, tallies, opening: openingToShow(report) };
      const words = [...wordsOf([spec.title, spec.kicker, ...textsOf(shown)]), ...counts];
      expect(words.length).toBeGreaterThan(200);
      // Some words occur between other characters only: seed 1, (random, random).
      const all = [...seen].join(' ');
      expect([...new Set(words)].filter((word) => !seen.has(word) && !all.includes(word))).toEqual([]);
      expect((await checkWithQpdf(bytes)).code).toBe(0);
      expect(await fontsLeftOut(bytes)).toEqual([]);
    },
  );

  it('draws heat on the sides of hexagons, whose own names tell them apart', async () => {
    const maps = [
      {
        caption: 'Walls',
        places: [
          { id: 'D4-E4', share: 1 },
          { id: 'D4-D3', share: 0.5 },
        ],
      },
    ];
    const [page = ''] = await readPdfText(await render(oneChapter({ block: 'heat', plan: HIVE_PLAN, maps })));
    for (const { label } of HIVE_PLAN.rooms) expect(page).toContain(label);
    const cold = [{ caption: 'Walls', places: [{ id: 'D4-E4', share: 0 }] }];
    const [blank = ''] = await readPdfText(await render(oneChapter({ block: 'heat', plan: HIVE_PLAN, maps: cold })));
    expect(blank).not.toContain('D4');
  });

  it('makes the same file of the same report', async () => {
    const spec = oneChapter({ block: 'text', text: 'The door is open. Łódź ♥' });
    expect(Buffer.compare(await render(spec), await render(spec))).toBe(0);
  });

  it.each([
    ['other alphabets', 'Łódź, Škoda, Đurđevac, Ελλάδα, Київ, ẞ, Việt Nam, ½ × ♥ ♠ ⚀'],
    ['Hebrew and Arabic among Latin', 'The word שלום is peace, مرحبا a greeting.'],
    ['marks above letters', 'e\u0301a\u0300 z\u0337a\u0337l\u0337g\u0337o'],
    ['emoji', 'A 🐙 and a 🦊 met'],
    ['controls', 'a\u0000b\u0007c\u200bd\u202ee\ufeff'],
  ])('embeds a font for every letter: %s', async (_, text) => {
    const bytes = await render(oneChapter({ block: 'text', text }));
    const [page = ''] = await readPdfText(bytes);
    const lettersOf = (given: string) =>
      [...given.normalize('NFC').matchAll(/[\p{L}\p{N}\p{S}]/gu)].map(([letter]) => letter);
    expect(lettersOf(text).filter((letter) => !page.normalize('NFC').includes(letter))).toEqual([]);
    expect(await fontsLeftOut(bytes)).toEqual([]);
  });

  it('shows that a letter is missing that no font has', async () => {
    const bytes = await render(oneChapter({ block: 'text', text: 'One 𓀀 here' }));
    expect((await readPdfText(bytes)).join('')).toContain('One \ufffd here');
    expect(await fontsLeftOut(bytes)).toEqual([]);
  });

  /** Factor of the length of texts. */
  const size = soaked(4, 1);
  const long = {
    words: 'The corridor goes on and on. '.repeat(350 * size),
    'one word': 'x'.repeat(10_000 * size),
    lines: `${'line '.repeat(4)}\n`.repeat(500 * size),
    'from right to left': 'שלום עולם '.repeat(1_000 * size),
    emoji: '🐙'.repeat(2_500 * size),
    marks: `Z${'\u0337'.repeat(20)}`.repeat(500 * size),
  };
  const places: Readonly<Record<string, (text: string) => ReportBlock>> = {
    paragraph: (text) => ({ block: 'text', text }),
    heading: (text) => ({ block: 'heading', level: 1, text }),
    'list item': (text) => ({ block: 'list', items: ['Short', text] }),
    'table cell': (text) => ({ block: 'table', table: { columns: ['Name', 'Games'], rows: [{ cells: [text, '1'] }] } }),
    entry: (text) => ({ block: 'entry', entry: { mark: 'Kept', ink: 'green', text, notes: ['By Ann'] } }),
  };
  it.each(Object.entries(long))('prints pages of %s to the last', async (_, text) => {
    const bytes = await render(oneChapter({ block: 'text', text }, { block: 'text', text: 'Last.' }));
    const pages = bare((await readPdfText(bytes)).join(''));
    expect(pages.endsWith('Last.')).toBe(true);
    expect(pages).not.toContain('\ufffd');
    const [letter = ''] = bare(text);
    expect(pages.split(letter).length).toBeGreaterThanOrEqual(bare(text).split(letter).length);
  });

  it.each(Object.entries(places))('breaks a text taller than pages over them: %s', async (_, blockOf) => {
    const numbered = Array.from({ length: 1_200 }, (_, i) => `word${i}`).join(' ');
    const bytes = await render(oneChapter(blockOf(numbered), { block: 'text', text: 'Last.' }));
    const seen = bare((await readPdfText(bytes)).join(''));
    expect(numbered.split(' ').filter((word) => !seen.includes(word))).toEqual([]);
    expect(seen.endsWith('Last.')).toBe(true);
  });
});
