import { CARD_SIZES } from '@/lib/kit/blank';
import type { Block } from '@/lib/kit/blocks';
import { bullets, cells, flow, heading, onePageEach, small, table, text, write } from '@/lib/kit/short-blocks';
import { deckParts } from '@/lib/tabletop/cards/playing-cards';
import { copiesForPlayers, kitOf } from '@/lib/tabletop/pieces/piece-makers';
import type { HouseRules } from '../schema';
import { aspectCount } from './aspect-count';
import { attributeCards, eventCards, relationshipCards } from './cards';
import { cover } from './cover';
import { eventList } from './event-words';
import { exampleRound } from './example-round';
import { extrasSheet } from './extras-sheet';
import { gmGuide } from './gm-guide';
import { goalChecklist } from './goal-checklist';
import { houseRules } from './house-rules';
import { cardsPiece, copiesPiece, documentPiece, type KitInput, kitInput, type PieceMaker } from './input';
import { mapGm, mapPlayers } from './maps';
import { monsterTracker } from './monster-tracker';
import { playersSetting } from './players-setting';
import { posterGm, posterPlayers } from './poster';
import { actions, attributeUses, bidding, comparing, ownTurn, suitRing } from './reference-parts';
import { attributeRanks, control, governing, losing, telling } from './reference-rules';
import { damageAndDeath, suitReference, suits } from './references';
import { leaflet } from './rules-leaflet';
import { secretSlip } from './secret-slip';
import { settingBrief } from './setting-brief';
import { characterSheet } from './sheet-parts';
import { monsterStandees, standees, tokens } from './standees';
import { trackers } from './trackers';

/** Rules for inventing things, and for the table's vote (rules 7.9). */
const makingThingsUp = ({ setting: { options } }: KitInput): readonly Block[] => [
  heading('Making things up', 2),
  text(
    'Anybody may invent something about the place or what is in it. Say yes if you can: it usually makes the better story.',
  ),
  bullets([
    'It stands if everybody agrees. If somebody objects, vote: most votes win.',
    options.gmVotes
      ? 'Everybody counts once, the GM and the person who proposed it included.'
      : 'Every player counts once, the one who proposed it included. The GM has no vote (house rule).',
    'A tie: draw one card for each side. The higher rank wins, then the better suit: ♥, ♦, ♠, ♣.',
    'Vote down an easy way out, an easy kill, power over other people’s characters, and whatever breaks the genre.',
  ]),
];

/** Rules 7.1; the rules leaflet has them too. */
const challengeTable = documentPiece(
  { id: 'challenge-table', title: 'Challenge table', audience: 'table', extra: true },
  (input) => [heading('Challenge table'), ...challenges(input)],
);

const challenges = ({ setting: { options } }: KitInput): readonly Block[] => [
  table(
    [
      ['Answer', 3],
      ['Who must try the deed', 4],
      ['Cards drawn by the challenged', 4],
    ],
    [
      cells('Accepted', 'The challenged, in their own way', 'One, before trying'),
      cells('Declined, and the challenger won the duel', 'The challenged, grudgingly', 'None'),
      cells('Declined, and the challenger lost the duel', 'Nobody', 'One'),
    ],
    { rowHeightMm: 12 },
  ),
  ...flow([
    bullets([
      'Say what is to be done, never how. Anyone can be dared, from any distance.',
      'A duel is one card each, under the relationship rules, plus an attribute if one wishes.',
      options.duelOpenBidding ? 'Others may help or hinder in a duel (house rule).' : 'Nobody else bids in a duel.',
      options.deadTie === 'redraw'
        ? 'A dead tie in a duel: each side adds one card (house rule).'
        : 'A dead tie in a duel counts as lost by the challenger.',
      options.challengeBidStart === 'turn_owner_left'
        ? 'Bidding on the attempt begins left of the challenger (house rule).'
        : 'Bidding on the attempt begins left of the challenged.',
      'Nobody can be dared to do a goal that something else must come before.',
    ]),
  ]),
];

const MOVES: Readonly<Record<HouseRules['freeExtras'], string>> = {
  move: 'After each player’s turn you may move one of yours next door; it achieves nothing.',
  none: 'Only an Event moves them (house rule).',
};

const extrasRoster = documentPiece({ id: 'extras-roster', title: 'Extras roster', audience: 'gm' }, (input) => [
  heading('Extras roster'),
  table(
    [
      ['Extra', 4],
      ['Controlled by', 3],
      ['Where', 3],
      ['State', 3],
    ],
    input.extras.map((extra, i) => {
      const who = extra.name || `Extra ${i + 1}`;
      return [
        { box: write(`name-${i + 1}`, `Name of Extra ${i + 1}`, extra.name) },
        { box: write(`controller-${i + 1}`, `Who controls ${who}`) },
        { box: write(`room-${i + 1}`, `Where ${who} is`) },
        { box: write(`state-${i + 1}`, `State of ${who}`) },
      ];
    }),
    { rowHeightMm: 16 },
  ),
  small(
    `Each player controls one Extra at most. The others are yours: they panic, cower, hide or bolt, often the wrong way. ${MOVES[input.setting.options.freeExtras]} State: well, hurt, adopted, lost.`,
  ),
]);

/** Tables to look up in play; those needed less often come last. */
const playerReference = documentPiece(
  { id: 'player-reference', title: 'Player reference', audience: 'table' },
  (input) => [
    heading('Player reference'),
    ...flow([
      ...comparing(input),
      ...suitRing(),
      ...attributeUses(input),
      ...attributeRanks(input),
      ...ownTurn(input),
      ...actions(),
      ...bidding(input),
      ...governing(input),
      ...control(input),
      ...losing(input),
      ...makingThingsUp(input),
      ...telling(),
      ...exampleRound(input),
    ]),
  ],
);

/** Reference leaflet, one per player: four small pages on one sheet, folded once. */
const referenceLeaflet = copiesPiece(
  { id: 'reference-leaflet', title: 'Player reference, as a leaflet to fold', audience: 'player', extra: true },
  (input) => {
    const blocks = onePageEach([
      [heading('Player reference'), ...comparing(input), ...ownTurn(input)],
      [heading('Actions and bids'), ...actions(), ...bidding(input)],
      [heading('Suits'), ...suits()],
      [heading('Challenges'), ...challenges(input), ...attributeUses(input)],
    ]);
    return copiesForPlayers(input.playerNames, () => blocks);
  },
  { booklet: true },
);

/** Playing cards for tables without a pack. The game uses no jokers. */
const deck = cardsPiece(
  { id: 'deck', title: 'Deck of 52 playing cards', audience: 'table', extra: true },
  'PC',
  CARD_SIZES.poker,
  () => deckParts({ face: 'back', tone: 'exit', icon: 'exit', title: 'Trapped!' }),
  { faceDown: true },
);

/** Pieces in the order of the kit: for the table, for each player, for the GM. */
const MAKERS: readonly PieceMaker[] = [
  cover,
  leaflet,
  playersSetting,
  characterSheet,
  extrasSheet,
  aspectCount,
  playerReference,
  suitReference,
  challengeTable,
  referenceLeaflet,
  attributeCards,
  relationshipCards,
  goalChecklist,
  mapPlayers,
  houseRules,
  posterPlayers,
  standees,
  tokens,
  deck,
  gmGuide,
  settingBrief,
  eventList,
  eventCards,
  mapGm,
  monsterTracker,
  secretSlip,
  extrasRoster,
  damageAndDeath,
  posterGm,
  monsterStandees,
  trackers,
];

export const { pieces, buildKit } = kitOf(MAKERS, kitInput, ({ setting }) => ({
  noun: 'setting',
  subtitle: setting.place.name.trim() || 'A setting for Trapped!',
  sign: 'monster',
}));
