import { describe, expect, it } from 'vitest';
import { checkWithQpdf, readPdfFonts } from '@/test/support/pdf-tools';
import { readPdfText } from '@/test/support/read-pdf';
import { CARD, cardsOf, documentOf, kitOf, ORDER, textOf } from '@/test/support/sample-kit';
import type { Assets } from './assets/assets';
import { nodeAssets } from './assets/node';
import { renderKit } from './render';

const assets = nodeAssets();
/** PDF readers add spaces between separately drawn words, and line breaks. */
const letters = (text: string) => text.replace(/[\s\u200b]/g, '');

const render = (language: string, text: string) =>
  renderKit(
    { ...kitOf(documentOf(textOf(`${text} **${text}**`)), cardsOf({ ...CARD, title: text })), language },
    ORDER,
    { assets },
  );
const fontsIn = async (pdf: Uint8Array) => (await readPdfFonts(pdf)).filter(({ name }) => name.includes('noto-sans'));

describe('kits in other scripts', () => {
  it.each([
    ['zh-Hans', '骨头和直角，诚实返回。', 'sc'],
    ['zh-TW', '骨頭和直角，誠實返回。', 'tc'],
    ['ja', '骨と直角、誠実に返す。ヒント！', 'jp'],
    ['ko', '등대가 물에 잠기기 전에 漢字', 'kr'],
    ['th', 'ผู้ดูแลปั๊มใหญ่ที่ฐานทัพญี่ปุ่น', 'thai'],
    ['hi', 'क्षत्रिय विद्यार्थी राष्ट्र कर्म हिन्दी ज्ञान त्रिकोण शक्ति।', 'devanagari'],
  ])('are printed in their own forms, copy right and hold only what they need: %s', async (language, text, pack) => {
    const { pdf, issues } = await render(language, text);
    expect(issues).toEqual([]);
    expect(await checkWithQpdf(pdf)).toMatchObject({ code: 0 });
    const pages = (await readPdfText(pdf)).map(letters);
    expect(pages).toHaveLength(2);
    for (const page of pages) expect(page).toContain(letters(text));
    const fonts = await fontsIn(pdf);
    expect(fonts.length).toBeGreaterThan(1);
    for (const font of fonts)
      expect(font).toMatchObject({ isEmbedded: true, name: expect.stringMatching(`\\+noto-sans-${pack}-`) });
    expect(pdf.length).toBeLessThan(60_000);
  });

  it.each([
    ['かな', '骨かな', 'jp'],
    ['한글', '骨한글', 'kr'],
    ['ㄅㄆ', '骨ㄅㄆ', 'tc'],
    ['nothing', '骨', 'sc'],
  ])('take the form of shared characters from what else is written, if no language says: %s', async (_, text, pack) => {
    for (const { name } of await fontsIn((await render('en', text)).pdf)) expect(name).toContain(`noto-sans-${pack}-`);
  });

  it('borrow from another language what their own font lacks', async () => {
    const { pdf, issues } = await render('zh-Hans', '灯塔 등대');
    expect(issues).toEqual([]);
    const names = (await fontsIn(pdf)).map(({ name }) => name);
    for (const pack of ['sc', 'kr']) expect(names.some((name) => name.includes(`noto-sans-${pack}-`))).toBe(true);
  });

  it('ask for nothing of the packs where a kit is in Latin letters', async () => {
    const asked: string[] = [];
    const noting = (name: string) => asked.push(name);
    const watched: Assets = {
      ...assets,
      font: async (file) => {
        noting(file.name);
        return assets.font(file);
      },
      packIndex: async (family) => {
        noting(family);
        return assets.packIndex(family);
      },
    };
    await renderKit(kitOf(documentOf(textOf('Łódź, Ж, ★ and 🐙'))), ORDER, { assets: watched });
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((name) => name.includes('noto-sans-'))).toEqual([]);
    await renderKit(kitOf(documentOf(textOf('灯'))), ORDER, { assets: watched });
    // One index, and of a hundred files the one with this character, in plain and bold.
    const packed = new Set(asked.filter((name) => name.includes('noto-sans-')));
    expect([...packed].map((name) => name.replace(/-\d+-(400|700)-/, '-n-$1-')).sort()).toEqual([
      'noto-sans-sc',
      'noto-sans-sc-n-400-normal.woff',
      'noto-sans-sc-n-700-normal.woff',
    ]);
  });

  it('are warned of once for each script, however many letters of it are in how many pieces', async () => {
    const tamil = 'தமிழ் எழு';
    const { issues } = await render('ta', `${tamil} বাংলা ${tamil}`);
    expect(issues.map(({ message }) => message.split('.')[0])).toEqual([
      'No font here can print Tamil',
      'No font here can print Bengali',
    ]);
  });
});

describe('signs that are put together', () => {
  it('are printed as one', async () => {
    const signs = '👨‍👩‍👧‍👦 🇵🇱 🏴‍☠️ 🏳️‍🌈 👩🏽‍🚀 ❤️‍🔥 1️⃣ ⛹️‍♂️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿';
    const { pdf, issues } = await renderKit(kitOf(documentOf(textOf(signs))), ORDER, { assets });
    expect(issues).toEqual([]);
    expect((await readPdfText(pdf)).map(letters).join('')).toContain('👨‍👩‍👧‍👦');
  });

  it('are named where no font has them', async () => {
    const texas = '🏴\u{e0075}\u{e0073}\u{e0074}\u{e0078}\u{e007f}';
    const { issues } = await renderKit(kitOf(documentOf(textOf(`${texas} and 🇵🇱`))), ORDER, { assets });
    expect(issues.map(({ message }) => message)).toEqual([
      `No font here has ${texas} as one sign, so only its parts are printed. Use another sign.`,
    ]);
  });
});
