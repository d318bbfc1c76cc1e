import type { Header } from '@/lib/contract/authored';
import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { flow, heading, prose, small } from '@/lib/kit/short-blocks';
import { titled } from './wording';

/** What differs from game to game on the page that opens a kit. */
export interface Cover {
  readonly header: Header;
  /** What the document is, for one without a title: "setting". */
  readonly noun: string;
  /** The place of the game. */
  readonly place: string;
  /** How the authors are named: "Written by". */
  readonly by: string;
  /** Read before play. */
  readonly opening: readonly Block[];
  /** What the kit holds, and what else people need. */
  readonly contents: readonly Block[];
  readonly credit: string;
}

/** What it is, who made it, what to read first, and what the kit holds. */
export const coverBlocks = ({ header, noun, place, by, opening, contents, credit }: Cover): readonly Block[] => [
  heading(titled(header.title, noun)),
  ...flow([...prose(asMarkdown(place)), ...prose(header.summary), ...byline(header, by), ...opening]),
  ...contents,
  { block: 'printing', title: 'How to print it' },
  small(credit),
];

function byline({ authors, licence }: Header, by: string): readonly Block[] {
  const said = [
    authors.length > 0 ? `${by} ${authors.map(asMarkdown).join(', ')}.` : '',
    licence.trim() ? `Licence: ${asMarkdown(licence)}.` : '',
  ];
  const line = said.filter(Boolean).join(' ');
  return line === '' ? [] : [small(line)];
}
