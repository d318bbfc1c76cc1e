import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { bullets, flow, heading, prose, small, table, text } from '@/lib/kit/short-blocks';
import { titled } from '@/lib/tabletop/wording';
import { CREDIT } from '../credit';
import { documentPiece, type KitInput } from './input';

/** What it is, who made it, and what to settle before anybody is eaten. Stands at the start of every kit. */
export const cover = documentPiece({ id: 'cover', title: 'Cover and content notes', audience: 'table' }, (input) => [
  heading(titled(input.header.title, 'setting')),
  ...flow([
    ...prose(asMarkdown(input.setting.place.name)),
    ...prose(input.header.summary),
    ...byline(input),
    heading('Before you begin', 2),
    text(
      'Read this aloud, then ask what nobody wants to see tonight. Agree how much gore and how much flirting there will be. Anyone may call a stop later, and nobody has to say why.',
    ),
    ...notes(input),
  ]),
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
    ],
  ),
  { block: 'printing', title: 'How to print it' },
  small(CREDIT),
]);

const lines = (name: string, label: string, count: number): Block => ({ block: 'lines', name, label, count });

function byline({ header }: KitInput): readonly Block[] {
  const by = header.authors.length > 0 ? `Written by ${header.authors.map(asMarkdown).join(', ')}.` : '';
  const licence = header.licence.trim() ? `Licence: ${asMarkdown(header.licence)}.` : '';
  const said = [by, licence].filter(Boolean).join(' ');
  return said === '' ? [] : [small(said)];
}

function notes({ setting }: KitInput): readonly Block[] {
  const notes = setting.contentNotes.map(({ text }) => asMarkdown(text)).filter(Boolean);
  return notes.length > 0
    ? [heading('Content notes', 2), bullets(notes)]
    : [
        heading('Content notes', 2),
        text('The author left none. Expect comic horror: peril, panic, people being eaten.'),
      ];
}
