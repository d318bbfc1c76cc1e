import type { Block } from '@/lib/kit/blocks';
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

/**
 * Returns a piece with the credits that the licences of signs and pictures require, as small print; undefined if there
 * are none.
 */
export function creditsPiece(
  kit: KitSpec,
  shown: readonly string[],
  own: ReadonlyMap<string, ShownPicture>,
): DocumentPiece | undefined {
  const signs = shown.filter((value) => authorOfSign(value) !== undefined);
  const pictures = shown.flatMap((value) => own.get(value) ?? []).filter(({ credit = '' }) => credit !== '');
  if (signs.length === 0 && pictures.length === 0) return undefined;
  const authors = [...new Set(signs.map((sign) => authorOfSign(sign) ?? ''))];
  const words = [
    ...(signs.length === 0
      ? []
      : [
          `Signs from game-icons.net, drawn here in other colours. CC BY 3.0 is Creative Commons Attribution 3.0, ${CC_BY}.`,
          authors
            .map((author) => {
              const own = signs.filter((sign) => authorOfSign(sign) === author);
              return `${author} (${licenceOf(author)}): ${own.map(nameOf).join(', ')}.`;
            })
            .join(' '),
        ]),
    ...(pictures.length === 0
      ? []
      : [`Pictures. ${pictures.map(({ alt, credit }) => `${alt || 'Picture'}: ${credit}`).join('. ')}.`]),
    `Fonts. ${FONT_CREDITS.join('. ')}.`,
    ...(kit.credit ? [kit.credit] : []),
  ];
  return {
    kind: 'document',
    id: CREDITS_ID,
    title: 'Credits',
    audience: 'table',
    copies: [{ id: CREDITS_ID, title: 'Credits', blocks: [{ block: 'flow', blocks: words.map(say) }] }],
  };
}

const nameOf = (sign: string) => sign.slice(SIGN_PREFIX.length).replaceAll('-', ' ');

/** One author of the set has waived all rights. */
const licenceOf = (author: string) => (author === 'Viscious Speed' ? 'CC0' : 'CC BY 3.0');

/** A block of our own text. Escapes Markdown. */
const say = (words: string): Block => ({
  block: 'text',
  markdown: words.replace(/[\\`*_{}[\]<>#|~]/g, (sign) => `\\${sign}`),
  small: 'print',
});
