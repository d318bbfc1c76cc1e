import { describe, expect, it } from 'vitest';
import { type LetterWidths, letterWidths, type MeasuredFace, WIDEST } from '@/cli/letter-widths';
import { nodeAssets } from '@/templates/assets/node';
import { codePointsOf } from '@/templates/type/characters';
import { openLibrary } from '@/templates/type/library';
import { createSetter } from '@/templates/type/setter';

/** Letters whose widths are stored: ASCII, and what our games write besides. */
const LETTERS = `${String.fromCharCode(...Array.from({ length: 0x5e }, (_, i) => 0x21 + i))}“”‘’–—…•♥♦♠♣`;
const MEASURED: readonly MeasuredFace[] = ['body', 'bold', 'italic', 'heading', 'label'];
const OTHERS = String.fromCharCode(
  ...Array.from({ length: 0x250 - 0xa0 }, (_, i) => 0xa0 + i),
  ...Array.from({ length: 0x18 }, (_, i) => 0x2010 + i),
);

const setter = createSetter(await openLibrary(nodeAssets()).chains(codePointsOf(LETTERS + OTHERS), 'en'));

/** Format of letter-widths.json. */
function measured(face: MeasuredFace) {
  const widthOf = (word: string) => setter.word(face, word, false).width;
  const up = (width: number) => Math.ceil(Number(width.toFixed(3)));
  const letters = [...LETTERS].map((letter) => letter + up(widthOf(letter)));
  const pairs = [...LETTERS].flatMap((a) =>
    [...LETTERS].flatMap((b) => {
      const added = up(widthOf(a + b) - widthOf(a) - widthOf(b));
      return added > 0 ? [a + b + added] : [];
    }),
  );
  return { space: up(widthOf(' ')), letters: letters.join(' '), pairs: pairs.join(' ') };
}

describe('widths of letters', () => {
  it('are those of our fonts, with all kerning that widens (written by vitest -u)', async () => {
    const widths = Object.fromEntries(MEASURED.map((face) => [face, measured(face)]));
    await expect(`${JSON.stringify(widths, null, 2)}\n`).toMatchFileSnapshot('letter-widths.json');
  });

  it.each(MEASURED)('bound every other letter beside any, in %s', (face) => {
    const { letters }: LetterWidths = letterWidths(face);
    for (const other of OTHERS) {
      if (letters.has(other)) continue;
      const widthOf = (word: string) => setter.word(face, word, false).width;
      const beside = Math.max(
        ...[...LETTERS].map((letter) => Math.max(widthOf(letter + other), widthOf(other + letter)) - widthOf(letter)),
      );
      // Kerning on both sides.
      expect(beside + (beside - widthOf(other)), other).toBeLessThanOrEqual(WIDEST);
    }
  });
});
