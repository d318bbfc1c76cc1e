import { describe, expect, it } from 'vitest';
import { fold } from '@/lib/kernel/fold';
import { tokensOf, tokensOfAll } from './tokens';

describe('tokensOf()', () => {
  it.each([
    ['The Überfall of Łódź', 'the uberfall of lodz'],
    ['co-op, don’t & 3d6', 'co op don t 3d6'],
    ['日本語', '日本 本語 語'],
    ['猫', '猫'],
    ['第2章 Tokyo東京', '第 2 章 tokyo 東京 京'],
    ['スーパーマン', 'スー ーハ ハー ーマ マン ン'],
    ['กรุงเทพ', 'กร รง งเ เท ทพ พ'],
    ['한국', fold('한국')],
    ['NEAR(a*b) "x" a:b', 'near a b x a b'],
    ['\ud800 … *', ''],
    ['x'.repeat(60), 'x'.repeat(40)],
  ])('%j becomes %j', (text, tokens) => expect(tokensOf(text).join(' ')).toBe(tokens));
  it('puts a gap between texts', () => {
    expect(tokensOfAll(['Ann Lee', '', 'Bob'])).toEqual(['ann', 'lee', '', '', 'bob']);
  });
});
