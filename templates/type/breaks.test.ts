import { describe, expect, it } from 'vitest';
import { nodeAssets } from '../assets/node';
import { graphemes } from './characters';
import { openLibrary } from './library';
import { breakLines } from './lines';
import { shapeParagraph } from './paragraph';
import { createSetter } from './setter';

/** Lines of at most `ems` ems. */
async function lines(text: string, ems: number, language = 'und'): Promise<readonly string[]> {
  const points = new Set(Array.from(`${text} A`, (character) => character.codePointAt(0) ?? 0));
  const setter = createSetter(await openLibrary(nodeAssets()).chains(points, language));
  const paragraph = shapeParagraph(setter, [{ text, face: 'body', color: '#000' }]);
  return breakLines(setter, paragraph, ems * 1000).map(({ runs }) =>
    runs
      .flatMap(({ wordCache, words, from, to }) => words.slice(from, to).map((word) => wordCache.text(word)))
      .join(''),
  );
}

describe('lines', () => {
  it('break between the characters of Chinese and Japanese', async () => {
    expect(await lines('灯塔被淹没之前我们', 4)).toEqual(['灯塔被淹', '没之前我', '们']);
    expect(await lines('灯台が水に沈む', 4)).toEqual(['灯台が水', 'に沈む']);
  });

  it.each([
    ['a stop', '我们找到门。然后走', 5, ['我们找到', '门。然后走']],
    ['a closing bracket', '他说：「门锁了」走吧', 7, ['他说：「门锁', '了」走吧']],
    ['a small kana', 'そこにちょっと', 4, ['そこに', 'ちょっと']],
    ['a sign that makes a vowel long', 'このエレベーター', 5, ['このエレ', 'ベーター']],
    ['a repeated character', '私達は人々と', 4, ['私達は', '人々と']],
  ])('never begin with %s', async (_, text, ems, expected) => expect(await lines(text, ems)).toEqual(expected));

  it('never end with what opens', async () => {
    expect(await lines('守塔人说「锁上了」', 5)).toEqual(['守塔人说', '「锁上了」']);
  });

  it('break between Latin words and ideographs, and keep a long dash whole', async () => {
    expect(await lines('漢字Trapdoor漢字', 4.5)).toEqual(['漢字', 'Trapdoor', '漢字']);
    expect((await lines('在这里——但是', 4)).some((line) => /[^—]—$|^—[^—]/.test(line))).toBe(false);
  });

  it('of Korean break at spaces', async () => {
    expect(await lines('등대가 물에 잠기기 전에', 6)).toEqual(['등대가 물에', '잠기기 전에']);
  });

  it('of Thai break between words, without a mark or a sign of repetition at the front', async () => {
    const text = 'ประตูนี้เปิดจากข้างในไม่ได้เร็วๆ';
    for (const ems of [3, 4, 5, 6]) {
      const broken = await lines(text, ems, 'th');
      expect(broken.join('')).toBe(text);
      expect(broken.length).toBeGreaterThan(1);
      for (const line of broken) expect(line).toMatch(/^(ประตู|นี้|เปิด|จาก|ข้าง|ใน|ไม่|ได้|เร็ว)/);
    }
  });

  it('cut words of Devanagari between whole signs', async () => {
    const word = 'क्षत्रियराष्ट्रविद्यार्थी';
    const broken = await lines(word, 3);
    expect(broken.length).toBeGreaterThan(1);
    expect(broken.join('')).toBe(word);
    for (const line of broken) expect(line).not.toMatch(/^\p{M}|\u094d$/u);
  });
});

describe('graphemes()', () => {
  it('takes joined consonants for one sign', () => {
    expect(graphemes('क्षत्रिय')).toEqual(['क्ष', 'त्रि', 'य']);
    expect(graphemes('กำลัง')).toEqual(['กำ', 'ลั', 'ง']);
  });
});
