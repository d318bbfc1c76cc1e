import { describe, expect, it } from 'vitest';
import { parseQuery, QUERY_LIMITS } from './asked';

/** Words of a phrase are joined by "+", "c*" is a prefix, "-d" is excluded. */
const shown = (text: string) => {
  const { terms, excluded } = parseQuery(text);
  const show = ({ tokens, isPrefix }: (typeof terms)[number]) => `${tokens.join('+')}${isPrefix ? '*' : ''}`;
  return [...terms.map(show), ...excluded.map((term) => `-${show(term)}`)].join(' ');
};

describe('parseQuery()', () => {
  it.each([
    ['red dragon', 'red dragon*'],
    ['Łódź', 'lodz*'],
    ['"red dragon"', 'red+dragon'],
    ['red "old castle"', 'red old+castle'],
    ['"never closed', 'never+closed'],
    ['„gut“ “good”', 'gut good'],
    ['dragon -red -"old castle"', 'dragon* -red -old+castle'],
    ['-red', '-red'],
    ['co-op', 'co+op*'],
    ['a - b', 'a b*'],
    ['a:b', 'a+b*'],
    ['NEAR(a b, 2)', 'near+a b 2*'],
    ['a OR b AND NOT c', 'a or b and not c*'],
    ['title:* ^x {y} + ~', 'title x y*'],
    ['日本語', '日本+本語'],
    ['日本語 "日本語 x"', '日本+本語 日本+本語+語+x'],
    ['猫', '猫*'],
    ['猫 red', '猫* red*'],
    ['"x猫"', 'x+猫*'],
    ['* " -- \ud800', ''],
    ['', ''],
  ])('%j looks for %j', (text, words) => expect(shown(text)).toBe(words));

  it('ignores what exceeds the limits of a query', () => {
    expect(parseQuery('a '.repeat(1000)).terms).toHaveLength(QUERY_LIMITS.terms);
    expect(shown(`${'x'.repeat(QUERY_LIMITS.length)} y`)).toBe(`${'x'.repeat(40)}*`);
  });
});
