import { Text, View } from '@react-pdf/renderer';
import { useContext } from 'react';
import type { FaceName } from '../assets/catalogue';
import { SIZES } from '../theme/styles';
import { PALETTE } from '../theme/theme';
import { graphemes } from '../type/characters';
import { Faces, faceText, widthOf } from './faces';

/** Size of A4 in points. */
const [WIDTH, HEIGHT] = [595.28, 841.89];

export const MARGIN = { side: 42, top: 42, bottom: 60 } as const;
export const BODY_WIDTH = WIDTH - 2 * MARGIN.side;

/** Largest height of an unbreakable block. The library drops the part of such a block that exceeds a page. */
export const UNBROKEN_MOST = (HEIGHT - MARGIN.top - MARGIN.bottom) / 2;

/** Width of a letter relative to its size: an average that ordinary text does not exceed. */
const LETTER_WIDTH = 0.6;

interface Setting {
  readonly text: string;
  readonly width: number;
  readonly marginLeft?: number;
  readonly face?: FaceName;
  readonly size?: number;
  readonly color?: string;
  readonly align?: 'left' | 'center' | 'right';
}

/** Limits that keep a part below about a third of a page, since layout time grows faster than length. */
const LETTERS_MOST = 1_200;
const LINES_MOST = 20;

/** Splits a text into parts that are laid out separately: at line breaks if lines are short, otherwise at spaces. */
export function breakText(text: string): readonly string[] {
  const parts: string[] = [];
  let part: string[] = [];
  let letters = 0;
  const finish = () => {
    if (part.length > 0) parts.push(part.join('\n'));
    part = [];
    letters = 0;
  };
  for (const line of text
    .replace(/\n{3,}/g, '\n\n')
    .split('\n')
    .flatMap(breakLine)) {
    if (part.length >= LINES_MOST || letters + line.length > LETTERS_MOST) finish();
    part.push(line);
    letters += line.length;
  }
  finish();
  return parts;
}

function breakLine(line: string): readonly string[] {
  if (line.length <= LETTERS_MOST) return [line];
  const parts: string[] = [];
  let part = '';
  for (const word of line.split(/(?<= )/).flatMap((word) => cutWord(word, LETTERS_MOST))) {
    if (part.length + word.length > LETTERS_MOST) {
      parts.push(part);
      part = '';
    }
    part += word;
  }
  return part === '' ? parts : [...parts, part];
}

const PIECE = 8;

/** Splits a word of more than `most` letters into pieces, between which a line may break. */
function cutWord(word: string, most: number): string[] {
  if (word.length <= most) return [word];
  const letters = graphemes(word);
  if (letters.length <= most) return [word];
  const size = Math.min(PIECE, most);
  return Array.from({ length: Math.ceil(letters.length / size) }, (_, i) =>
    letters.slice(i * size, (i + 1) * size).join(''),
  );
}

const RIGHT_TO_LEFT = /^[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Tells whether the first letter of a text belongs to a right-to-left script. */
const runsLeft = (text: string): boolean => RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '');

export function Words({ text, marginLeft = 0, ...setting }: Setting) {
  const parts = breakText(text);
  if (parts.length === 1) return <Part {...setting} text={text} marginLeft={marginLeft} />;
  return (
    <View style={{ width: setting.width, marginLeft }}>
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
        <Part key={i} {...setting} text={part} />
      ))}
    </View>
  );
}

function Part(props: Setting) {
  const { text, width, marginLeft = 0, face = 'body', size = SIZES.body, color = PALETTE.ink, align = 'left' } = props;
  const chains = useContext(Faces);
  if (!chains) return null;
  const most = Math.max(1, Math.floor(width / (size * LETTER_WIDTH)));
  const isWide = (word: string) => word.length > most && widthOf(chains, face, word) * size > width;
  const direction = runsLeft(text) ? 'rtl' : 'ltr';
  const faced = faceText(chains, face, text);
  return (
    <Text
      hyphenationCallback={(word) => (isWide(word) ? cutWord(word, most) : [word])}
      style={{
        width,
        marginLeft,
        fontFamily: faced[0]?.family ?? faceText(chains, face, 'x')[0]?.family ?? '',
        fontSize: size,
        lineHeight: face === 'heading' ? 1.15 : 1.4,
        color,
        textAlign: direction === 'rtl' ? 'right' : align,
        direction,
      }}
    >
      {faced.length < 2
        ? faced[0]?.text
        : faced.map(({ family, text }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place in the text
            <Text key={i} style={{ fontFamily: family, direction }}>
              {text}
            </Text>
          ))}
    </Text>
  );
}

/** Estimates the height of a text. */
export const heightOf = (text: string, width: number, size: number): number =>
  text
    .split('\n')
    .reduce((lines, line) => lines + Math.max(1, Math.ceil((line.length * size * LETTER_WIDTH) / width)), 0) *
  size *
  1.4;
