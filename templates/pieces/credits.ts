import type { Block, Cell } from '@/lib/kit/blocks';
import type { DocumentPiece, KitSpec } from '@/lib/kit/kit-spec';
import { SIGN_PREFIX } from '@/lib/kit/picture';
import { authorOfSign } from '../theme/game-icons';
import type { ShownPicture } from './faces/face';

/** Latin letters, digits and signs of our own texts on pieces. Their fonts are always loaded. */
export const OWN_PIECE_WORDS = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 .,:;·…()|/+-−–°“”’'];

export const CREDITS_ID = 'credits';

const CC_BY = 'https://creativecommons.org/licenses/by/3.0/';
export const FONT_CREDITS = [
  'Overpass and Atkinson Hyperlegible Next: SIL Open Font License 1.1',
  'Special Elite: Apache License 2.0',
  'DejaVu Sans: Bitstream Vera licence. Noto Emoji: SIL Open Font License 1.1',
];

/** Returns a piece with the credits that the licences of signs and pictures require; undefined if there are none. */
export function creditsPiece(
  kit: KitSpec,
  shown: readonly string[],
  own: ReadonlyMap<string, ShownPicture>,
): DocumentPiece | undefined {
  const signs = shown.filter((value) => authorOfSign(value) !== undefined);
  const pictures = shown.flatMap((value) => own.get(value) ?? []).filter(({ credit = '' }) => credit !== '');
  if (signs.length === 0 && pictures.length === 0) return undefined;
  const blocks: Block[] = [{ block: 'heading', level: 1, text: 'Credits' }];
  if (signs.length > 0) {
    blocks.push(
      { block: 'heading', level: 2, text: 'Signs' },
      say(
        `From game-icons.net, under the licence Creative Commons Attribution 3.0 (${CC_BY}); drawn here in other colours.`,
      ),
      table(
        [
          ['Sign', 3],
          ['Made by', 3],
          ['Licence', 2],
          ['Where it is from', 4],
        ],
        signs.map((sign) => {
          const name = sign.slice(SIGN_PREFIX.length);
          const author = authorOfSign(sign) ?? '';
          return [
            { icon: sign, text: name.replaceAll('-', ' ') },
            { text: author },
            { text: licenceOf(author) },
            { text: `game-icons.net, “${name}”` },
          ];
        }),
      ),
    );
  }
  if (pictures.length > 0) {
    blocks.push(
      { block: 'heading', level: 2, text: 'Pictures' },
      table(
        [
          ['Picture', 1],
          ['Credit', 2],
        ],
        pictures.map(({ alt, credit }) => [{ text: alt || 'Picture' }, { text: credit ?? '' }]),
      ),
    );
  }
  blocks.push({ block: 'heading', level: 2, text: 'Fonts and game' }, ...FONT_CREDITS.map(say));
  if (kit.credit) blocks.push(say(kit.credit));
  return {
    kind: 'document',
    id: CREDITS_ID,
    title: 'Credits',
    audience: 'table',
    copies: [{ id: CREDITS_ID, title: 'Credits', blocks }],
  };
}

/** One author of the set has waived all rights. */
const licenceOf = (author: string) => (author === 'Viscious Speed' ? 'CC0' : 'CC BY 3.0');

/** A block of our own text. Escapes Markdown. */
const say = (words: string): Block => ({
  block: 'text',
  markdown: words.replace(/[\\`*_{}[\]<>#|~]/g, (sign) => `\\${sign}`),
  small: true,
});

const table = (columns: readonly (readonly [string, number])[], rows: readonly (readonly Cell[])[]): Block => ({
  block: 'table',
  columns: columns.map(([label, share]) => ({ label, share })),
  rows,
  rowHeaders: true,
});
