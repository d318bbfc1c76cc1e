import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { bullets, fields, heading, sections, small, text, write } from '@/lib/kit/short-blocks';
import { pictured } from '@/lib/tabletop/pieces/pictured';
import { copiesForPlayers } from '@/lib/tabletop/pieces/piece-makers';
import { nowTrue } from '@/lib/tabletop/pieces/table-talk';
import { ledger, writingTable } from '@/lib/tabletop/pieces/writing-table';
import { titled } from '@/lib/tabletop/words/wording';
import { layerName, npcsOf } from '../names';
import { thresholdOf } from '../rules/ratings';
import type { Gladiator } from '../schema';
import { makers, othersIn, SIGNS } from './input';
import { JUDGMENT_USES } from './leaflet/conflict';

/** Layers that play may need beyond the written ones, before the Core. */
const FURTHER_LAYERS = 4;
const SPARE_NPCS = 4;

/** The display that every Gladiator holds: names and faces in turn (rules 1.1 and 13). */
export const roster = makers.headed('roster', 'Roster', 'table', (input) => {
  const { npcGladiators, options } = input.body;
  const others = options.npcGladiatorsFrom === 'scenario' ? npcGladiators.slice(0, othersIn(input)) : [];
  const free = othersIn(input) - others.length;
  const rows = [
    ...input.players.map((player) => ['', player]),
    ...others.map((gladiator) => [faceAndName(gladiator), 'GM']),
    ...Array.from({ length: free }, () => ['', 'GM']),
  ];
  return [
    text('What the display in every Gladiator’s left hand shows, one face after another. Tick off the dead.'),
    writingTable(
      'roster',
      { 'No.': 1, Name: 6, 'Run by': 3, Dead: [1, 'check'] },
      rows.map((row, i) => [String(i + 1), ...row]),
      { rowHeightMm: 10 },
    ),
    heading('Kill or be killed', 2),
  ];
});

const faceAndName = ({ name, face }: Gladiator) => {
  const look = pictured(face, SIGNS.gladiator);
  return { text: titled(name, 'Gladiator'), icon: 'icon' in look ? look.icon : SIGNS.gladiator };
};

/** Ledger of ties: a row for each NPC, a column for each Gladiator in play (rules 13). */
export const relationshipLedger = makers.headed('ledger', 'Relationship ledger', 'table', (input) => {
  const gladiators = input.players.length + othersIn(input);
  return [
    small(
      'Columns are numbers of the roster. Write the base of each tie, and beside it the rest while it rests. An NPC who is lost to one Gladiator is lost to all. The first row is for pools of the GM’s Gladiators.',
    ),
    ...ledger({
      of: 'NPC',
      rows: ['Conflict Pool', ...npcsOf(input.body).map(({ name }) => titled(name, 'NPC'))],
      spare: SPARE_NPCS,
      columns: Array.from({ length: gladiators }, (_, i) => String(i + 1)),
      last: ['Lost', [1, 'check']],
    }),
  ];
});

/** Layers with their Thresholds. The Core takes the next line, wherever it opens (rules 4 and 10). */
export const layerTracker = makers.headed('layer-tracker', 'Layer tracker', 'table', ({ body }) => [
  text(
    'When every episode of a layer is over, go down one line. Once no NPC Gladiator lives, the next line is the Core.',
  ),
  writingTable(
    'layer',
    { Layer: 5, Threshold: 2, 'Who fell': 6, Core: [1, 'check'], Over: [1, 'check'] },
    Array.from({ length: body.layers.length + FURTHER_LAYERS }, (_, place) => [
      layerName(body, place),
      String(thresholdOf(body, place)),
    ]),
  ),
  writingTable('episode', EPISODE, EPISODE_ROWS, { caption: 'Episodes: several may be open at once' }),
  nowTrue(3),
]);

const EPISODE_ROWS = 10;
const EPISODE = {
  Episode: 4,
  'Who is in it': 5,
  'Who has met whom': 5,
  Truces: 3,
  Turns: 1.5,
  Over: [1.4, 'check'],
} as const;

/** Two encounters a page: initiative, gamble limit, bonuses paid, disengaging, truces (rules 13). */
export const encounterTracker = makers.headed('encounter-tracker', 'Encounter tracker', 'table', () =>
  [1, 2].flatMap(fight),
);

const FIGHTER = { Gladiator: 4, 'Bonuses paid with': 3, Gamble: 1.5, 'Ties used': 3 };
const OUTCOME = { Disengages: [2, 'check'], Ones: 1, Loses: 1.2 } as const;

const fight = (number: number): readonly Block[] => [
  fields([
    write(`episode-${number}`, 'Episode', '', 3),
    write(`initiative-${number}`, 'Initiative', '', 3),
    write(`limit-${number}`, 'Gamble limit', '', 2),
  ]),
  writingTable(`fight-${number}`, { ...FIGHTER, ...OUTCOME }, 6, { rowHeightMm: 8 }),
  fields([write(`truces-${number}`, 'Truces'), write(`betrayals-${number}`, 'Betrayals')]),
  nowTrue(3, `now-true-${number}`),
];

const BACKED = { Layer: 2, Threshold: 2, '+ ties': 2, '= dice': 2, 'Backed, and what was lost': 8 };

/** Judgment dice of players who are out, layer by layer (rules 9). */
export const judgmentSlips = makers.copiesPiece(
  { id: 'judgment-slips', title: 'Judgment Pool slips', audience: 'player' },
  ({ players }) =>
    copiesForPlayers(players, (name) => [
      heading('Judgment Pool'),
      fields([write('player', 'Player', name), write('gladiator', 'Gladiator')]),
      bullets([...JUDGMENT_USES, 'Your counters marked J stand for these dice.']),
      writingTable('judgment', BACKED, 10, { rowHeightMm: 12 }),
    ]),
);

/** Sheet for the last survivor's epilogue: hints, the dead, and what the Sphere was for (rules 10). */
export const epilogue = makers.headed('epilogue', 'Epilogue sheet', 'gm', ({ body }) => {
  const hints = body.coreHints.filter(({ text }) => text.trim() !== '');
  const items = hints.map(({ id, text }) => ({ name: `hint-${id}`, markdown: asMarkdown(text) }));
  return [
    text(
      'Hand this to the player whose Gladiator is left. That player tells what becomes of everybody and decides what the Sphere is for. It works best with the whole campaign in view: go through the hints that were dropped and the names below.',
    ),
    ...sections({
      'Hints about the Core': [
        { block: 'flow', blocks: [{ block: 'list', marker: 'checkbox', items }] },
        { block: 'lines', name: 'more-hints', label: 'Hints that came up in play', count: 2 },
      ],
      'Who fell': writingTable('fallen', { 'Gladiator or NPC': 4, Layer: 1, 'How, and by whose hand': 6 }, 6),
    }),
    { block: 'lines', name: 'what-for', label: 'What the Sphere was for', count: 4 },
    nowTrue(2, 'now-true', true),
  ];
});
