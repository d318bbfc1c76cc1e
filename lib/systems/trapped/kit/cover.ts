import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { bullets, heading, text } from '@/lib/kit/short-blocks';
import { coverBlocks } from '@/lib/tabletop/pieces/cover';
import { CREDIT } from '../credit';
import { documentPiece, type KitInput, lengthOf } from './input';

/** First page of every kit: title, author, and agreements to make before play. */
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
      { block: 'lines', name: 'limits', label: 'Our limits for tonight', count: 5 },
      {
        block: 'columns',
        columns: [
          { share: 1, blocks: [heading('Tonight', 2), tonight(input)] },
          { share: 1, blocks: [heading('Who gets what', 2), whoGetsWhat()] },
        ],
      },
    ],
    bring: [
      'a pack of 52 playing cards without jokers',
      `${input.players + 1} pencils`,
      `${2 * input.players} coins or beans, one for each person on the map`,
      'some scrap paper',
    ],
    credit: CREDIT,
  }),
);

const tonight = (input: KitInput): Block =>
  bullets([
    `**Players, besides the GM:** ${input.players}`,
    `**Extras:** ${input.players}`,
    `**Length:** ${lengthOf(input)}`,
  ]);

const whoGetsWhat = (): Block =>
  bullets([
    '**Each player:** one Character Sheet and one Extras Sheet. On the back of the first is a reference.',
    '**The GM:** every page marked “GM only”. Nobody else looks at those.',
    '**The table:** everything else, where all can reach it.',
  ]);

function notes({ setting }: KitInput): readonly Block[] {
  const notes = setting.contentNotes.map(({ text }) => asMarkdown(text)).filter(Boolean);
  const none = 'The author left none. Expect comic horror: peril, panic, people being eaten.';
  return [heading('Content notes', 2), notes.length > 0 ? bullets(notes) : text(none)];
}
