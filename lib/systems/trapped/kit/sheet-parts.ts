import type { Block, Cell } from '@/lib/kit/blocks';
import { check, columns, fields, flow, heading, small, table, write } from '@/lib/kit/short-blocks';
import { copiesForPlayers } from '@/lib/tabletop/pieces/piece-makers';
import { attributeBand } from '../rules/attributes';
import { ATTRIBUTES } from '../vocabulary';
import { attributeLabel, rankRanges } from './attribute-words';
import { copiesPiece, type KitInput } from './input';
import { actions, bidding, ownTurn, points, whoWins } from './reference-parts';
import { governing } from './reference-rules';
import { suitsInShort } from './references';

/** Rows of a relationship table: the number of characters in the largest game. */
const RELATIONSHIP_ROWS = 6;

/** Name, then gender and occupation on one line; used on both kinds of sheets. */
export const identity = (given: {
  readonly name: string;
  readonly gender?: string;
  readonly occupation?: string;
}): Block => ({
  block: 'fields',
  rows: [
    [write('name', 'Name', given.name)],
    [write('gender', 'Gender', given.gender), write('occupation', 'Occupation', given.occupation, 2)],
  ],
});

/** Lucky has a box for striking it out. */
export const attributes = (input: KitInput, rowHeightMm: number, scores: readonly string[] = []): Block =>
  table(
    [
      ['Attribute', 3],
      ['Score', 2],
    ],
    ATTRIBUTES.map((attribute, i) => {
      const label = attributeLabel(input, attribute);
      const struckOut = attribute === 'lucky' && { box: check('lucky-struck-out', `${label} is struck out`) };
      return [{ text: label, ...struckOut }, { box: write(attribute, `Score of ${label}`, scores[i]) }];
    }),
    { caption: 'Attributes', rowHeightMm },
  );

/** Boxes to write scores in. Lucky has a box for striking it out. */
const attributeBoxes = (input: KitInput, scores: readonly string[] = []): Block => ({
  block: 'boxes',
  perRow: 3,
  heightMm: ATTRIBUTE_MM,
  boxes: ATTRIBUTES.map((attribute, i) => {
    const title = attributeLabel(input, attribute);
    return {
      title,
      box: write(attribute, `Score of ${title}`, scores[i]),
      ...(attribute === 'lucky' && { tick: check('lucky-struck-out', `${title} is struck out`) }),
    };
  }),
});

/** A person's feelings: for themselves, and for the others in order. */
interface FeltScores {
  readonly self?: string;
  readonly rest?: readonly string[];
}

/** Splits a person's feelings, listed in order of people, into those for themselves (at `index`) and for the others. */
export const feltBy = (scores: readonly string[], index: number): FeltScores => ({
  self: scores[index] ?? '',
  rest: scores.filter((_, i) => i !== index),
});

/** `first` is preprinted. */
export const relationships = (
  caption: string,
  rowHeightMm: number,
  who: 'Character' | 'Extra',
  names: readonly string[],
  first?: string,
  { self: own = '', rest = [] }: FeltScores = {},
): Block => {
  const blanks = RELATIONSHIP_ROWS - (first === undefined ? 0 : 1);
  const key = who.toLowerCase();
  const rows = Array.from({ length: blanks }, (_, i) => [
    { box: write(`${key}-${i + 1}`, `${who} ${i + 1}`, names[i]) },
    { box: write(`${key}-${i + 1}-score`, `Score for ${names[i] || `${key} ${i + 1}`}`, rest[i]) },
  ]);
  const self =
    first === undefined ? [] : [[{ text: first }, { box: write(`${key}-self-score`, `Score for ${first}`, own) }]];
  return table(
    [
      [who, 3],
      ['Score', 2],
    ],
    [...self, ...rows],
    { caption, rowHeightMm },
  );
};

/** Lines for feelings toward oneself and the others, each with its rank and the suits to tick. */
function feelings(names: readonly string[], { self = '', rest = [] }: FeltScores): Block {
  const line = (who: Cell, key: string, name: string, score = '') => [
    who,
    { box: write(`${key}-score`, `Score for ${name}`, score) },
    { text: score === '' ? SUITS_TO_TICK : '' },
  ];
  const lines = [
    line({ text: 'Self' }, 'character-self', 'Self', self),
    ...Array.from({ length: RELATIONSHIP_ROWS - 1 }, (_, i) =>
      line(
        { box: write(`character-${i + 1}`, `Character ${i + 1}`, names[i]) },
        `character-${i + 1}`,
        names[i] || `character ${i + 1}`,
        rest[i],
      ),
    ),
  ];
  const half = RELATIONSHIP_ROWS / 2;
  const columnOf = (rows: readonly (readonly Cell[])[]) =>
    table(
      [
        ['Toward', 6],
        ['Score', 3],
        ['Suit', 4],
      ],
      rows,
      { rowHeightMm: FEELING_MM },
    );
  return columns([1, columnOf(lines.slice(0, half))], [1, columnOf(lines.slice(half))]);
}

export const others = (names: readonly string[], index: number): readonly string[] =>
  names.filter((name, i) => i !== index && name !== '');

const ATTRIBUTE_MM = 24;
const FEELING_MM = 12;
const SUITS_TO_TICK = '♣ ♥ ♠ ♦';

const PORTRAIT_MM = 60;
/** Lines beside a portrait; the page adds more if it has room. */
const LINES = 6;

const lines = (name: string, label: string): Block => ({ block: 'lines', name, label, count: LINES, fills: true });

const sheetFoot: Block = columns(
  [3, lines('inventory', 'What I carry')],
  [3, lines('notes', 'Notes')],
  [2, { block: 'frame', label: 'Portrait', heightMm: PORTRAIT_MM }],
);

/** The reference on the back of each character sheet. */
const reference = (input: KitInput): readonly Block[] => [
  heading('On your turn'),
  ...flow([...ownTurn(input), ...actions(), ...bidding(input), ...whoWins(input), points(), ...governing(input)]),
  ...suitsInShort(),
];

/** One sheet per player, with the fields of rules 9.1 in their order, and a reference on its back. */
export const characterSheet = copiesPiece(
  { id: 'character-sheet', title: 'Character sheets', audience: 'player' },
  (input) =>
    copiesForPlayers(input.playerNames, (name, i) => [
      heading('TRAPPED! CHARACTER SHEET'),
      identity({ ...input.cast[i], name }),
      heading('Attributes', 2),
      attributeBoxes(input, input.cast[i]?.scores),
      small(
        `A rank each: ${rankRanges(attributeBand)}. ${attributeLabel(input, 'lucky')} works once: tick its box when it is spent.`,
      ),
      heading('How I feel about', 2),
      feelings(others(input.playerNames, i), feltBy(input.cast[i]?.scores.slice(ATTRIBUTES.length) ?? [], i)),
      small('A rank and a suit each: write the rank, tick the suit.'),
      fields([write('where', 'Where I am')]),
      sheetFoot,
      { block: 'break' },
      ...reference(input),
    ]),
);
