import type { Header } from '@/lib/contract/authored';
import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { flow, heading, prose, section, small, wordTable } from '@/lib/kit/short-blocks';
import type { PieceMaker, pieceMakers } from './piece-makers';
import { type Box, forWhom } from './table-size';
import { beforeYouStart, limitLines } from './table-talk';
import { titled } from './wording';

/** What differs from game to game on the page that opens a kit. */
interface Cover {
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

/** The cover of a box: for whom it is, what is read aloud, and everything that has to be cut out. */
export const boxCover = <Input extends { readonly header: Header; readonly body: Box }>(
  { documentPiece }: Pick<ReturnType<typeof pieceMakers<Input>>, 'documentPiece'>,
  { noun, credit }: Pick<Cover, 'noun' | 'credit'>,
  aloud: (input: Input) => readonly Block[],
  cuts: (input: Input) => readonly Cut[],
): PieceMaker<Input> =>
  documentPiece({ id: 'cover', title: 'Cover and contents', audience: 'table' }, (input) =>
    coverBlocks({
      header: input.header,
      noun,
      place: forWhom(input.body),
      by: 'By',
      opening: section('Read this aloud', 2, aloud(input)),
      contents: cutsTable(cuts(input)),
      credit,
    }),
  );

/** The cover of a game with a GM: for whom it is, what to agree on, what is read aloud, and everything to cut out. */
export const roleCover = <Input extends { readonly header: Header; readonly players: readonly string[] }>(
  { documentPiece }: Pick<ReturnType<typeof pieceMakers<Input>>, 'documentPiece'>,
  { noun, credit, about }: Pick<Cover, 'noun' | 'credit'> & { readonly about: string },
  aloud: (input: Input) => readonly Block[],
  cuts: (input: Input) => readonly Cut[],
): PieceMaker<Input> =>
  documentPiece({ id: 'cover', title: 'Cover and contents', audience: 'table' }, (input) =>
    coverBlocks({
      header: input.header,
      noun,
      place: `For a GM and ${input.players.length} players.`,
      by: 'Written by',
      opening: [...beforeYouStart(about), ...aloud(input)],
      contents: [limitLines(LIMIT_LINES), ...cutsTable(cuts(input))],
      credit,
    }),
  );

const LIMIT_LINES = 3;

/** What has to be cut out, how many there are of it, and the code they bear; "SP, SA" for two pieces. */
export type Cut = readonly [what: string, count: number, code: string];

/** Everything to cut out, counted; what there is none of is left out. */
function cutsTable(cuts: readonly Cut[]): readonly Block[] {
  const total = cuts.reduce((sum, [, count]) => sum + count, 0);
  const rows = [...cuts.filter(([, count]) => count > 0), ['All together', total, ''] as const];
  return section('In this kit', 2, [
    wordTable(
      { 'To cut out': 4, 'How many': 1, Marked: 1 },
      rows.map(([what, count, code]) => [what, String(count), code]),
    ),
  ]);
}
