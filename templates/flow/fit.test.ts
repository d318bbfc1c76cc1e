import { expect, it } from 'vitest';
import { nodeAssets } from '../assets/node';
import { codePointsOf } from '../type/characters';
import { openLibrary } from '../type/library';
import { createSetter } from '../type/setter';
import { hyphenated } from './fit';

const names = 'Bartholomew Konstantinopoulos Quillfeather Ann-Marie Константинополь 伊藤伊藤伊藤伊藤';
const library = openLibrary(nodeAssets());
const setter = createSetter(await library.chains(codePointsOf(names)));
const within = (most: number) => hyphenated(names, 'heading', most, setter);

it('parts words that are wider than a line, evenly and where they are spoken in parts', () => {
  const parted = within(5200);
  expect(parted).toBe('Bartho-lomew Konstanti-nopoulos Quill-feather Ann-Marie Констан-тинополь 伊藤伊藤伊藤伊藤');
  for (const part of parted.split(/(?<=-)| /).slice(0, -1))
    expect(setter.word('heading', part, false).width).toBeLessThanOrEqual(5200);
});

it('leaves a text alone that fits, or can not be made to', () => {
  expect(within(99_000)).toBe(names);
  expect(within(500)).toBe(names);
});

it('spends no time on text that is not a word', () => {
  const noise = 'W'.repeat(5000);
  const shaped: string[] = [];
  const counting: typeof setter = {
    ...setter,
    word(face, word, rightToLeft) {
      shaped.push(word);
      return setter.word(face, word, rightToLeft);
    },
  };
  expect(hyphenated(noise, 'heading', 5200, counting)).toBe(noise);
  expect(shaped).toEqual([]);
});
