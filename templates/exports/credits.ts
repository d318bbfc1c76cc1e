import type { KitSpec } from '@/lib/kit/kit-spec';
import { picturesIn } from '@/lib/kit/picture';
import type { Pictures } from '@/templates/layout/layout';
import { FONT_CREDITS } from '../pieces/credits';
import { authorOfSign } from '../theme/game-icons';

/** Everybody whose work is in a kit, as their licences ask; once its pages are laid out, so that its signs are known. */
export async function creditLines(
  kit: KitSpec,
  asked: readonly string[],
  pictures: Pictures | undefined,
): Promise<readonly string[]> {
  const byAuthor = new Map<string, string[]>();
  for (const picture of picturesIn(kit)) {
    const author = authorOfSign(picture);
    if (author) byAuthor.set(author, [...(byAuthor.get(author) ?? []), picture.replace(/^.*:/, '')]);
  }
  const signs = [...byAuthor].map(([author, names]) => `  ${author}: ${names.toSorted().join(', ')}`);
  const own: string[] = [];
  for (const id of picturesIn(kit)) {
    const { alt = '', credit = '' } = (await pictures?.(id)) ?? {};
    if (credit) own.push(`  ${alt || 'A picture'}: ${credit}`);
  }
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
    ...(own.length > 0 ? ['Pictures:', ...new Set(own), ''] : []),
    'Fonts:',
    ...FONT_CREDITS.map((font) => `  ${font}`),
    '',
    'Made with Trapdoor.',
  ];
}
