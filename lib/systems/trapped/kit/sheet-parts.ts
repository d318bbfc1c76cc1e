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

/** Lines for feelings toward one kind of people: the number of characters in the largest game. */
const FEELINGS = 6;

/** Name, then gender and occupation on one line. */
const identity = (given: { readonly name: string; readonly gender?: string; readonly occupation?: string }): Block => ({
  block: 'fields',
  rows: [
    [write('name', 'Name', given.name)],
    [write('gender', 'Gender', given.gender), write('occupation', 'Occupation', given.occupation, 2)],
  ],
});

/** Boxes to write scores in. Lucky has a box for striking it out. */
export const attributeBoxes = (
  input: KitInput,
  scores: readonly string[] = [],
  size: { readonly perRow: number; readonly heightMm: number } = { perRow: 3, heightMm: ATTRIBUTE_MM },
): Block => ({
  block: 'boxes',
  ...size,
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

/** Lines for feelings, each with its rank and the suits to tick. With `self`, the first is toward oneself. */
export function feelings(
  who: 'character' | 'extra',
  names: readonly string[],
  { self, rest = [] }: FeltScores,
): readonly (readonly Cell[])[] {
  const line = (toward: Cell, key: string, name: string, score = '') => [
    toward,
    { box: write(`${key}-score`, `Score for ${name}`, score) },
    { text: score === '' ? SUITS_TO_TICK : '' },
  ];
  const own = self === undefined ? [] : [line({ text: 'Self' }, `${who}-self`, 'Self', self)];
  const label = who === 'extra' ? 'Extra' : 'Character';
  const towardOthers = Array.from({ length: FEELINGS - own.length }, (_, i) => {
    const key = `${who}-${i + 1}`;
    return line({ box: write(key, `${label} ${i + 1}`, names[i]) }, key, names[i] || `${who} ${i + 1}`, rest[i]);
  });
  return [...own, ...towardOthers];
}

export const feelingTable = (toward: string, lines: readonly (readonly Cell[])[], rowHeightMm: number): Block =>
  table(
    [
      [toward, 6],
      ['Score', 3],
      ['Suit', 4],
    ],
    lines,
    { rowHeightMm },
  );

/** A character's feelings, in two tables side by side. */
function feelingsOf(names: readonly string[], felt: FeltScores): Block {
  const lines = feelings('character', names, felt);
  const [left, right] = [lines.slice(0, FEELINGS / 2), lines.slice(FEELINGS / 2)];
  return columns([1, feelingTable('Toward', left, FEELING_MM)], [1, feelingTable('Toward', right, FEELING_MM)]);
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
      feelingsOf(others(input.playerNames, i), feltBy(input.cast[i]?.scores.slice(ATTRIBUTES.length) ?? [], i)),
      small('A rank and a suit each: write the rank, tick the suit.'),
      fields([write('where', 'Where I am')]),
      sheetFoot,
      { block: 'break' },
      ...reference(input),
    ]),
);
