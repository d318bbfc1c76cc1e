import type { KitSpec } from '@/lib/kit/kit-spec';
import { picturesIn } from '@/lib/kit/picture';
import { authorOfSign } from '../theme/game-icons';

const FONTS = [
  'Overpass, Atkinson Hyperlegible Next, Noto Emoji: SIL Open Font License 1.1.',
  'Special Elite: Apache License 2.0.',
  'DejaVu Sans: the Bitstream Vera licence; what was added to it is in the public domain.',
];

/** Everybody whose work is in a kit, as their licences ask; once its pages are laid out, so that its signs are known. */
export function creditLines(kit: KitSpec, asked: readonly string[]): readonly string[] {
  const byAuthor = new Map<string, string[]>();
  for (const picture of picturesIn(kit)) {
    const author = authorOfSign(picture);
    if (author) byAuthor.set(author, [...(byAuthor.get(author) ?? []), picture.replace(/^.*:/, '')]);
  }
  const signs = [...byAuthor].map(([author, names]) => `  ${author}: ${names.toSorted().join(', ')}`);
  return [
    kit.title,
    ...(kit.authors.length > 0 ? [`by ${kit.authors.join(', ')}`] : []),
    ...asked.filter(Boolean),
    '',
    ...(signs.length > 0
      ? [
          'Signs from game-icons.net, under CC BY 3.0 (https://creativecommons.org/licenses/by/3.0/), in other colours:',
          ...signs,
          '',
        ]
      : []),
    'Fonts:',
    ...FONTS.map((font) => `  ${font}`),
    '',
    'Made with Trapdoor.',
  ];
}
