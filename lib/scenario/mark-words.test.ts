import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markWords } from './mark-words';

/** [-removed-]{+added+} */
const format = (before: string, after: string) =>
  markWords(before, after)
    .map(({ mark, text }) => (mark === 'same' ? text : mark === 'removed' ? `[-${text}-]` : `{+${text}+}`))
    .join('');

const without = (mark: string, before: string, after: string) =>
  markWords(before, after)
    .filter((piece) => piece.mark !== mark)
    .map(({ text }) => text)
    .join('');

describe('changed words', () => {
  it.each([
    ['nothing', 'The door is shut.', 'The door is shut.', 'The door is shut.'],
    ['one word', 'The red door.', 'The blue door.', 'The [-red-]{+blue+} door.'],
    ['a word more', 'The door.', 'The red door.', 'The {+red +}door.'],
    ['a new text', '', 'The door.', '{+The door.+}'],
    ['a text gone', 'The door.', '', '[-The door.-]'],
    [
      'two far apart among repeated words',
      'the key opens the door and the door hides the cat',
      'the key locks the door and the door hides the dog',
      'the key [-opens-]{+locks+} the door and the door hides the [-cat-]{+dog+}',
    ],
    [
      'a moved sentence',
      'Wake up. Find the key. Run away.',
      'Find the key. Run away. Wake up.',
      '[-Wake up. -]Find the key. Run away{+. Wake up+}.',
    ],
    ['a word of many letters whole', 'naïve café', 'naïve cafés', 'naïve [-café-]{+cafés+}'],
    ['words of a script without spaces', '钥匙在门后面', '钥匙在床后面', '钥匙在[-门-]{+床+}后面'],
    ['a sentence more', 'The door.', 'The door. Run!', 'The door.{+ Run!+}'],
    ['blank lines', 'One.\n\nTwo.', 'One.\nTwo.', 'One.[-\n\n-]{+\n+}Two.'],
  ])('%s', (_, before, after, expected) => expect(format(before, after)).toBe(expected));

  it('are all of both texts, whatever they are', () => {
    const word = fc.constantFrom('a', 'b', 'c', 'd', ' ', '. ', '\n', '門', 'é', '\ud800', '👩‍🚀');
    const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect([without('added', before, after), without('removed', before, after)]).toEqual([before, after]);
        if (before === after) expect(markWords(before, after).filter(({ mark }) => mark !== 'same')).toEqual([]);
      }),
    );
  });

  it('are found in long texts that share every second word', () => {
    const words = Array.from({ length: 10_000 }, (_, i) => `w${i}`);
    const more = words.flatMap((word, i) => (i % 2 ? [word, `x${i}`] : [word]));
    const marked = markWords(words.join(' '), more.join(' '));
    expect(marked.filter(({ mark }) => mark === 'added')).toHaveLength(5_000);
    expect(marked.filter(({ mark }) => mark === 'removed')).toEqual([]);
  });
});
