import type { Header } from '@/lib/contract/authored';
import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { flow, heading, prose, section, small, wordTable } from '@/lib/kit/short-blocks';
import { type Box, forWhom } from '../authoring/table-size';
import { titled } from '../words/wording';
import type { PieceMaker, pieceMakers } from './piece-makers';
import { beforeYouStart, limitLines } from './table-talk';

/** Variable parts of a kit's cover page. */
interface Cover {
  readonly header: Header;
  /** Kind of document, for untitled ones: "setting". */
  readonly noun: string;
  /** Setting of the game, below the title. */
  readonly place: string;
  /** Phrase before the authors: "Written by". */
  readonly by: string;
  /** Text to read before play. */
  readonly opening: readonly Block[];
  /** List of the kit's contents and other necessary things. */
  readonly contents: readonly Block[];
  /** Things that the kit lacks, in words: "20 six-sided dice". Tools for its pieces are added. */
  readonly bring: readonly string[];
  readonly credit: string;
}

/** Returns the cover page: title, authors, introduction and contents. */
export const coverBlocks = ({ header, noun, place, by, opening, contents, bring, credit }: Cover): readonly Block[] => [
  heading(titled(header.title, noun)),
  ...flow([...prose(asMarkdown(place)), ...prose(header.summary), ...byline(header, by), ...opening]),
  ...contents,
  { block: 'printing', bring },
  small(credit),
];

function byline({ authors, licence }: Header, by: string): readonly Block[] {
  const parts = [
    authors.length > 0 ? `${by} ${authors.map(asMarkdown).join(', ')}.` : '',
    licence.trim() ? `Licence: ${asMarkdown(licence)}.` : '',
  ];
  const line = parts.filter(Boolean).join(' ');
  return line === '' ? [] : [small(line)];
}

/** Makes the cover of a boxed game: players and duration, text to read aloud, and everything to cut out. */
export const boxCover = <Input extends { readonly header: Header; readonly body: Box }>(
  { documentPiece }: Pick<ReturnType<typeof pieceMakers<Input>>, 'documentPiece'>,
  { noun, credit, bring }: Pick<Cover, 'noun' | 'credit' | 'bring'>,
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
      bring,
      credit,
    }),
  );

/** Makes the cover of a game with a GM: players, things to agree on, text to read aloud, and everything to cut out. */
export const roleCover = <Input extends { readonly header: Header; readonly players: readonly string[] }>(
  { documentPiece }: Pick<ReturnType<typeof pieceMakers<Input>>, 'documentPiece'>,
  { noun, credit, about, bring }: Pick<Cover, 'noun' | 'credit' | 'bring'> & { readonly about: string },
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
      bring: [...bring, `${input.players.length + 1} pencils`],
      credit,
    }),
  );

const LIMIT_LINES = 3;

/** Pieces to cut out: description, number, and printed code; "SP, SA" for two kinds. */
export type Cut = readonly [what: string, count: number, code: string];

/** Returns the table of pieces to cut out; leaves out those without any copies. */
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
