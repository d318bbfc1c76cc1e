import { asMarkdown } from '@/lib/kit/as-markdown';
import type { IconName } from '@/lib/kit/blocks';
import { RANKS, SUIT_SIGNS, SUITS } from '@/lib/tabletop/cards/playing-cards';
import { joined } from '@/lib/tabletop/words/wording';
import type { Setting } from '../schema';
import { ATTRIBUTE_LABELS, type Attribute, USUAL_TESTS } from '../vocabulary';

export const attributeLabel = ({ setting }: { readonly setting: Setting }, attribute: Attribute): string =>
  setting.attributeLabels[attribute].trim() || ATTRIBUTE_LABELS[attribute];

/** The attribute usually tested by Events of each suit: "♥ Sexy, ♦ Brave, ♠ Clever and ♣ Fast". */
export const usualTests = (input: { readonly setting: Setting }): string =>
  joined(
    SUITS.map((suit) => `${SUIT_SIGNS[suit]}\u00a0${asMarkdown(attributeLabel(input, USUAL_TESTS[suit]))}`),
    'and',
  );

/** Rules 5.2. */
export const ATTRIBUTE_USES: Readonly<Record<Attribute, string>> = {
  brave: 'Doing what any sane person would refuse',
  sexy: 'Charm, and winning over Extras',
  clever: 'Repairs, codes, gadgets, quick ideas',
  fast: 'Dodging, running, being elsewhere',
  dangerous: 'Fists, weapons, things that explode',
  lucky: 'Once a game, in place of another score',
};

export const ATTRIBUTE_ICONS: Readonly<Record<Attribute, IconName>> = {
  brave: 'game-icons:lion',
  sexy: 'game-icons:rose',
  clever: 'game-icons:light-bulb',
  fast: 'game-icons:sprint',
  dangerous: 'game-icons:punch',
  lucky: 'game-icons:clover',
};

/** Formats which ranks have which name, lowest first: "2–5 low, 6–10 average, J–A high". */
export function rankRanges(nameOf: (rank: number) => string): string {
  const names = RANKS.map((_, rank) => nameOf(rank));
  const ranges = [...new Set(names)].map((name) => {
    const ends = [RANKS[names.indexOf(name)], RANKS[names.lastIndexOf(name)]];
    return `${[...new Set(ends)].join('–')} ${name}`;
  });
  return ranges.join(', ');
}
