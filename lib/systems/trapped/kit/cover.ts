import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { bullets, heading, table, text } from '@/lib/kit/short-blocks';
import { coverBlocks } from '@/lib/tabletop/cover';
import { CREDIT } from '../credit';
import { documentPiece, type KitInput } from './input';

/** What it is, who made it, and what to settle before anybody is eaten. Stands at the start of every kit. */
export const cover = documentPiece({ id: 'cover', title: 'Cover and content notes', audience: 'table' }, (input) =>
  coverBlocks({
    header: input.header,
    noun: 'setting',
    place: input.setting.place.name,
    by: 'Written by',
    opening: [
      heading('Before you begin', 2),
      text(
        'Read this aloud, then ask what nobody wants to see tonight. Agree how much gore and how much flirting there will be. Anyone may call a stop later, and nobody has to say why.',
      ),
      ...notes(input),
    ],
    contents: [
      lines('limits', 'Our limits for tonight', 5),
      heading('In this kit', 2),
      table(
        [
          ['Tonight', 2],
          ['How many', 1],
        ],
        [
          [{ text: 'Players, besides the GM' }, { text: String(input.players) }],
          [{ text: 'Extras' }, { text: String(input.players) }],
          [{ text: 'Packs of 52 cards, no jokers' }, { text: '1' }],
          [{ text: 'Pencils' }, { text: String(input.players + 1) }],
          [{ text: 'Scrap paper, which helps' }, { text: 'Some' }],
          [{ text: 'Hours' }, { text: '4 to 5' }],
        ],
      ),
      heading('Who gets what', 2),
      bullets([
        '**Each player:** one Character Sheet and one Extras Sheet.',
        '**The GM:** every page marked “GM only”. Nobody else looks at those.',
        '**The table:** everything else, where all can reach it.',
      ]),
    ],
    credit: CREDIT,
  }),
);

const lines = (name: string, label: string, count: number): Block => ({ block: 'lines', name, label, count });

function notes({ setting }: KitInput): readonly Block[] {
  const notes = setting.contentNotes.map(({ text }) => asMarkdown(text)).filter(Boolean);
  return notes.length > 0
    ? [heading('Content notes', 2), bullets(notes)]
    : [
        heading('Content notes', 2),
        text('The author left none. Expect comic horror: peril, panic, people being eaten.'),
      ];
}
