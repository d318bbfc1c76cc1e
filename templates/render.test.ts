import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkWithQpdf, readPdfExtras, readPdfFonts } from '@/test/support/pdf-tools';
import { readPdfText } from '@/test/support/read-pdf';
import { CARD, cardsOf, documentOf, EVERY_BLOCK, kitOf, ORDER, textOf } from '@/test/support/sample-kit';
import { nodeAssets } from './assets/node';
import { renderKit } from './render';

const assets = nodeAssets();
const letters = (text: string) => text.replace(/[\s\u200b]/g, '');
const kit = kitOf(documentOf(...EVERY_BLOCK), cardsOf(CARD, { ...CARD, title: 'Rats' }));

describe('renderKit()', () => {
  it.each([
    ['flat on A4', ORDER],
    ['fillable on Letter', { ...ORDER, paper: 'letter', fillable: true }],
    ['a low-ink draft', { ...ORDER, ink: 'low', draft: true }],
  ] as const)('makes a PDF that qpdf finds clean, every font inside: %s', async (_, order) => {
    const attachment = { name: 'lighthouse.trapdoor.json', bytes: new TextEncoder().encode('{}') };
    const { pdf, issues } = await renderKit(kit, order, { assets, attachment });
    expect(issues).toEqual([]);
    expect(await checkWithQpdf(pdf)).toMatchObject({ code: 0 });
    const fonts = await readPdfFonts(pdf);
    expect(fonts.length).toBeGreaterThan(3);
    expect(fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
    expect(fonts.filter(({ name }) => !name.includes('+'))).toHaveLength(order.fillable ? 1 : 0);
  });

  it('uses a qpdf that detects damage', async () => {
    const { pdf } = await renderKit(kit, ORDER, { assets });
    expect((await checkWithQpdf(pdf.subarray(0, pdf.length / 2))).code).toBe(2);
  });

  it('gives the same bytes again, whatever was rendered in between', async () => {
    const first = await renderKit(kit, ORDER, { assets });
    await renderKit(kitOf(documentOf(textOf('Tiếng Việt, Ελληνικά, 漢字, 🐙'))), ORDER, { assets });
    expect(Buffer.compare((await renderKit(kit, ORDER, { assets })).pdf, first.pdf)).toBe(0);
  });

  it('names itself, its authors, its language and its pieces', async () => {
    const { pdf } = await renderKit(kit, ORDER, { assets });
    const { info, outline, roles } = await readPdfExtras(pdf);
    expect(info).toMatchObject({ Title: 'The Leaking Lighthouse', Author: 'Zoë Ångström, Олег', Language: 'en-GB' });
    expect(outline).toEqual([
      { title: 'Keeper’s notes', items: [] },
      { title: 'Event cards', items: [] },
    ]);
    const spoken = [
      'H1',
      'H2',
      'H3',
      'P',
      'Table',
      'TR',
      'TH',
      'TD',
      'Caption',
      'L',
      'LI',
      'LBody',
      'Figure',
      'BlockQuote',
    ];
    expect(spoken.filter((role) => !roles.has(role))).toEqual([]);
  });

  it('prints only the pieces that were ordered', async () => {
    const { pdf } = await renderKit(kit, { ...ORDER, pieces: ['cards'] }, { assets });
    const { outline, pages } = await readPdfExtras(pdf);
    expect([outline.map(({ title }) => title), pages]).toEqual([['Event cards'], 1]);
  });

  it('stamps drafts on every page', async () => {
    for (const paper of ['a4', 'letter'] as const) {
      const { pdf } = await renderKit(kit, { ...ORDER, paper, draft: true }, { assets });
      for (const text of await readPdfText(pdf)) expect(text).toContain('DRAFT');
    }
    const [first] = await readPdfText((await renderKit(kit, ORDER, { assets })).pdf);
    expect(first).not.toContain('DRAFT');
  });

  it('has one field for each place to write in, filled in where words are given', async () => {
    const { pdf } = await renderKit(kit, { ...ORDER, fillable: true }, { assets });
    const { fields, roles } = await readPdfExtras(pdf);
    expect(fields.map(({ name, type, value }) => [name, type, value])).toEqual([
      ['notes-copy.lamp', 'checkbox', 'Off'],
      ['notes-copy.lucky', 'checkbox', 'Off'],
      ['notes-copy.score', 'text', ''],
      ['notes-copy.name', 'text', 'Жанна Łódź'],
      ['notes-copy.alive', 'checkbox', 'Yes'],
      ['notes-copy.log', 'text', ''],
    ]);
    expect(roles.has('Form')).toBe(true);
    expect((await readPdfExtras((await renderKit(kit, ORDER, { assets })).pdf)).fields).toEqual([]);
  });

  it('keeps the names of fields apart, no matter who chose them', async () => {
    const box = { name: 'a.b', label: 'Twice', kind: 'text' } as const;
    const twice = kitOf(documentOf({ block: 'fields', rows: [[box], [box]] }));
    const { fields } = await readPdfExtras((await renderKit(twice, { ...ORDER, fillable: true }, { assets })).pdf);
    expect(new Set(fields.map(({ name }) => name)).size).toBe(2);
  });

  it('reports progress and stops when told to', async () => {
    const seen: string[] = [];
    await renderKit(kit, ORDER, {
      assets,
      onProgress: ({ stage, done, count }) => void seen.push(`${stage} ${done}/${count}`),
    });
    expect(seen).toEqual(['layout 1/2', 'layout 2/2', 'pages 1/3', 'pages 2/3', 'pages 3/3']);
    const stop = new AbortController();
    const rendering = renderKit(kit, ORDER, { assets, signal: stop.signal, onProgress: () => stop.abort() });
    await expect(rendering).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('all kinds of text', () => {
  it.each([
    ['accents', 'Łódź, Čeština, naïve, Ångström, ğüşıöç'],
    ['Vietnamese', 'Tiếng Việt ở Huế'],
    ['Cyrillic', 'Съешь же ещё этих мягких булок'],
    ['Greek', 'Ξεσκεπάζω την ψυχοφθόρα βδελυγμία'],
    ['suits and dice', '♥ ♦ ♠ ♣ ⚀⚅'],
    ['emoji', 'octopus 🐙 and 👩‍🚀'],
    ['combining marks', 'q\u0303 and o\u0308'],
    ['typography', '“It’s” – ‘5 € or £3½’ — naïve… † ‡ • ™ ©® «œuf» (a\\b) ÿŸžŽ co\u00a0op'],
  ])('is drawn by some font: %s', async (_, text) => {
    const { pdf, issues } = await renderKit(kitOf(documentOf(textOf(text))), ORDER, { assets });
    expect(issues).toEqual([]);
    expect(letters((await readPdfText(pdf)).join('')).normalize('NFC')).toContain(letters(text).normalize('NFC'));
  });

  it('copies from headings, whose letters are joined, as it was typed', async () => {
    const text = 'Difficult fish on five floors (of flax)';
    const { pdf } = await renderKit(kitOf(documentOf({ block: 'heading', level: 1, text })), ORDER, { assets });
    expect(letters((await readPdfText(pdf)).join(''))).toContain(letters(text));
  });

  it('keeps the letters of words that run from right to left', async () => {
    const { pdf, issues } = await renderKit(
      kitOf(documentOf(textOf('The sign says שלום עולם and مرحبا here'))),
      ORDER,
      { assets },
    );
    expect(issues).toEqual([]);
    const [page = ''] = await readPdfText(pdf);
    for (const word of ['The', 'sign', 'says', 'שלום', 'עולם', 'and', 'here'])
      expect(page.normalize('NFKC')).toContain(word);
    expect([...'مرحبا'].filter((letter) => !page.normalize('NFKC').includes(letter))).toEqual([]);
  });

  it('warns where no font can draw it, draws a sign instead, and still copies right', async () => {
    const { pdf, issues } = await renderKit(kitOf(documentOf(textOf('𓀀 here'))), ORDER, { assets });
    expect(issues).toMatchObject([
      {
        code: 'print/missing-character',
        severity: 'warning',
        message: expect.stringContaining('Egyptian Hieroglyphs'),
      },
    ]);
    expect((await readPdfText(pdf)).join('')).toContain('𓀀 here');
  });

  it('warns where a field has a character that the fields’ font lacks', async () => {
    const box = { name: 'a', label: 'Name', kind: 'text', value: 'Zoë 🦑' } as const;
    const named = kitOf(documentOf({ block: 'fields', rows: [[box]] }));
    expect((await renderKit(named, ORDER, { assets })).issues).toEqual([]);
    const { pdf, issues } = await renderKit(named, { ...ORDER, fillable: true }, { assets });
    expect(issues).toMatchObject([{ code: 'print/missing-character', message: expect.stringContaining('🦑') }]);
    expect((await readPdfExtras(pdf)).fields).toMatchObject([{ value: 'Zoë 🦑' }]);
  });

  it('survives characters that can’t be typed', async () => {
    const text = 'before\u0000\u0007 mid\ud800dle \udfff\uffff after\u200b\u202e\ufeff';
    const { pdf, issues } = await renderKit(
      kitOf(documentOf(textOf(text), { block: 'heading', level: 1, text })),
      ORDER,
      { assets },
    );
    expect((await checkWithQpdf(pdf)).code).toBe(0);
    expect(issues.map(({ code }) => code)).toEqual(['print/missing-character']);
    expect((await readPdfText(pdf)).join('')).toMatch(/before.*after/s);
  });

  const naughty = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom(
      '',
      ' ',
      '\n',
      '<script>alert(1)</script>',
      '{{7*7}}',
      '{1+1}',
      '![x](javascript:alert(1))',
      '\\',
      '\u202eabc',
      'ﷺ'.repeat(9),
      'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
      'a'.repeat(900),
      '́́́',
      '🏳️‍🌈'.repeat(30),
    ),
  );

  it('never breaks a page, in any place for words', async () => {
    await fc.assert(
      fc.asyncProperty(naughty, naughty, async (a, b) => {
        const blocks = [
          { block: 'heading', level: 1, text: a },
          textOf(b),
          { block: 'callout', tone: 'hazard', title: b, blocks: [textOf(a)] },
          {
            block: 'table',
            caption: a,
            columns: [
              { label: b, share: 1 },
              { label: a, share: 9 },
            ],
            rows: [[{ text: a }, { markdown: b }]],
          },
          { block: 'fields', rows: [[{ name: a, label: b, kind: 'text', value: a }]] },
        ] as const;
        const order = { ...ORDER, fillable: true };
        const strange = {
          ...kitOf(documentOf(...blocks), cardsOf({ ...CARD, title: a, markdown: b, kicker: b, footer: a })),
          title: a,
          language: b,
        };
        const { pdf } = await renderKit(strange, order, { assets });
        const pages = await readPdfText(pdf);
        expect(pages.every((text) => text.trim() !== '')).toBe(true);
      }),
      { numRuns: 25 },
    );
  });
});
