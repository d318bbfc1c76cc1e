import { describe, expect, it } from 'vitest';
import { limitMarks } from './visible';

describe('marks on letters', () => {
  it('are limited to five', () => {
    expect(limitMarks(`a${'\u0301'.repeat(40_000)}b${'\u0323\u0301'.repeat(20_000)}`)).toBe(
      `a${'\u0301'.repeat(5)}b\u0323\u0301\u0323\u0301\u0323`,
    );
    expect(limitMarks(`👍${'🏽'.repeat(4_000)}`)).toBe('👍🏽🏽🏽🏽🏽');
    expect(limitMarks(`a${'\u0301\u200c'.repeat(4_000)}`)).toHaveLength(6);
    expect(limitMarks(`ก${'\u0e33'.repeat(8_000)}`)).toHaveLength(6);
  });

  it.each(['Việt Nam', 'ก็ที่น้ำ', 'शुक्रिया', 'בְּרֵאשִׁ֖ית', '👩🏽‍🤝‍👩🏻 👨‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'a\u0301 e\u0302'])(
    'stay as they are in %s',
    (text) => expect(limitMarks(text)).toBe(text),
  );
});
