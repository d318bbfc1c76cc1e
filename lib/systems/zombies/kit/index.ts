import { asMarkdown } from '@/lib/kit/as-markdown';
import { CARD_SIZES } from '@/lib/kit/blank';
import { board } from '@/lib/kit/blanks/flat';
import { cubeNet } from '@/lib/kit/blanks/pieces';
import type { Block, IconName } from '@/lib/kit/blocks';
import type { Part } from '@/lib/kit/kit-spec';
import { chapter, flow, heading, prose, small, table } from '@/lib/kit/short-blocks';
import { spinnerMakers } from '@/lib/tabletop/dice/chance-pieces';
import { boxCover, type Cut } from '@/lib/tabletop/pieces/cover';
import { houseRulesChapter } from '@/lib/tabletop/pieces/house-rules';
import { kitOf, type PieceMaker } from '@/lib/tabletop/pieces/piece-makers';
import { trackStrip } from '@/lib/tabletop/pieces/track-strip';
import { isBlank } from '@/lib/tabletop/words/wording';
import { CREDIT } from '../credit';
import { options } from '../fields/table';
import { deckTitle } from '../names';
import { cardsOf, roundsWith } from '../rules/cards';
import type { Box, Deck } from '../schema';
import { linkLockRule } from '../sentences/cards';
import { actionCards, cards, superTrapCards } from './cards';
import {
  BOX_SIGN,
  documentPiece,
  hasLinkLocks,
  hasSeveral,
  highestOf,
  type KitInput,
  kitInput,
  makers,
  rulesLeaflet,
  SIGNS,
  savesAny,
} from './input';
import { creatures } from './leaflet/creatures';
import { howToPlay, turns } from './leaflet/turns';
import { slotLabels } from './slots';

/** The collectors' posters, deck by deck. */
const posters = ({ body }: KitInput): readonly Block[] =>
  body.decks.flatMap(({ theme: { patron, blurb } }) => [
    ...(isBlank(patron) ? [] : [heading(patron.trim(), 3)]),
    ...prose(blurb),
  ]);

/** Contents of the box (rules 2 and 12), including what the author changed. */
const cuts = ({ body, players }: KitInput): readonly Cut[] => [
  ...body.decks.map((deck, i): Cut => [`Cards: ${deckTitle(deck, i)}`, cardsOf([deck]).total, 'CA']),
  body.die.sides === DIE_SIDES ? ['Die, to fold and glue', 1, 'DI'] : ['Spinner: disc and arrow', 2, 'SP, SA'],
  ['Row mats', players, 'RM'],
  ['Round strip', 1, 'RS'],
];

const numbersTo = (last: number): readonly string[] => Array.from({ length: last }, (_, i) => String(i + 1));

/** Reference of all cards with a rule (rules 7, 8 and 9). */
const reference = documentPiece({ id: 'reference', title: 'Action reference', audience: 'table' }, (input) => [
  heading('What cards do'),
  ...input.body.decks.flatMap((deck, i) => deckRules(deck, i)),
  ...linkLocks(input),
]);

function deckRules(deck: Deck, place: number): readonly Block[] {
  const code = deck.deckCode.trim();
  const rules = [
    ...actionCards(deck, place).flatMap(({ face, copies, rule }) => entry(face.title, copies, face.icon, rule)),
    ...superTrapCards(deck, place).flatMap(({ face, rule }) =>
      entry(`${face.title} (Super Trap!)`, 1, face.icon, rule),
    ),
  ];
  return [heading(code === '' ? deckTitle(deck, place) : `${deckTitle(deck, place)} (${code})`, 2), ...flow(rules)];
}

function linkLocks({ body }: KitInput): readonly Block[] {
  const copies = body.decks.reduce((sum, { linkLock }) => sum + linkLock.copies, 0);
  if (copies === 0) return [];
  return [heading('Link & Lock', 2), ...flow([small(asMarkdown(linkLockRule(body)))])];
}

const entry = (title: string, copies: number, icon: IconName, rule: string): readonly Block[] =>
  copies === 0 ? [] : [heading(copies > 1 ? `${title} × ${copies}` : title, 3, icon), small(asMarkdown(rule))];

const DIE_SIDES = 6;
const DIE_MM = 20;
const DIE: Part = {
  id: 'die',
  title: 'Die',
  copies: 1,
  faces: Array.from({ length: DIE_SIDES }, (_, i) => ({ face: 'number', tone: 'plain', value: i + 1, as: 'pips' })),
};

/** A die, or a spinner for a number of sides other than six (rules 12). */
const chance = [
  makers.cutPiece(
    { id: 'die', title: 'Die', audience: 'table' },
    'DI',
    () => cubeNet(DIE_MM),
    ({ body }) => (body.die.sides === DIE_SIDES ? [DIE] : []),
  ),
  ...spinnerMakers(makers, ({ body: { die } }) =>
    die.sides === DIE_SIDES
      ? []
      : numbersTo(die.sides).map((label, i) => ({ label, tone: i % 2 === 0 ? 'plain' : 'service', share: 1 })),
  ),
];

/** Card width plus a margin; cards overlap if the row would be wider than a page. */
const SLOT_MM = CARD_SIZES.poker.widthMm + 3;
const MOST_MM = 250;
/** Leaves the label of the slot visible above the card. */
const HEIGHT_MM = CARD_SIZES.poker.heightMm + 8;

/** One row mat for each player at the largest table, with a slot for each card of a row (rules 3). */
const mats = makers.cutPiece(
  { id: 'mats', title: 'Row mats', audience: 'player' },
  'RM',
  ({ body }) => board({ widthMm: Math.min(body.slots * SLOT_MM, MOST_MM), heightMm: HEIGHT_MM }),
  ({ body, players }) => {
    const face = { face: 'slots', tone: 'plain', icon: SIGNS.back, labels: slotLabels(body.slots) } as const;
    return [{ id: 'mat', title: 'Row mat', copies: players, faces: [face] }];
  },
);

/** Strip with the creature wanted in each round (rules 1), for the largest number of rounds. */
const rounds = trackStrip(makers, { id: 'rounds', title: 'Round strip', audience: 'table' }, 'RS', ({ body }) => ({
  title: 'Round and creature wanted',
  labels: numbersTo(roundsWith(body.decks.length, body)),
}));

const ROW_MM = 9;
/** Gap between two pads, including the caption. */
const GAP_MM = 6;
/** Usable height on any paper size, below a heading and a few lines. */
const PAGE_MM = 212;
const NAME_SHARE = 3;

/** Score pad: a column for each number that can be saved, which is also its round, and one for links (rules 12). */
const pad = makers.headed('score-pad', 'Score pad', 'table', ({ body, players }) => {
  const [several, bonus] = [hasSeveral(body), hasSeveral(body) && hasLinkLocks(body)];
  const games = Math.max(1, Math.floor(PAGE_MM / ((players + 1) * ROW_MM + GAP_MM)));
  const columns = [...numbersTo(highestSaved(body, several)), ...(bonus ? ['Bonus'] : []), 'Total'];
  const single = highestSaved(body, false);
  return [
    small(
      `Fill it in at the end. Below each number write the points of the creatures with that number that you have saved${bonus ? '; the bonus is what your links are worth' : ''}.${several ? ` With one deck in play, only 1 to ${single} can be filled in.` : ''}`,
    ),
    ...Array.from({ length: games }, (_, i) => scores(players, columns, i + 1)),
  ];
});

/** Returns the highest number that can be saved: that of the last round, unless a Super Trap saves any creature. */
function highestSaved(body: Box, several: boolean): number {
  const [highest, last] = [highestOf(body), roundsWith(several ? 2 : 1, body)];
  return savesAny(body) ? Math.max(highest, last) : Math.min(highest || last, last);
}

/** Table for the points of one game, with a row for each player. */
const scores = (players: number, columns: readonly string[], game: number): Block =>
  table(
    [['Player', NAME_SHARE], ...columns.map((label): readonly [string, number] => [label, 1])],
    Array.from({ length: players }, (_, player) =>
      ['Name', ...columns].map((label, i) => ({
        box: {
          name: `game${game}-player${player + 1}-${i}`,
          label: `Game ${game}, player ${player + 1}: ${label}`,
          kind: 'text',
        },
      })),
    ),
    { caption: `Game ${game}`, rowHeightMm: ROW_MM },
  );

/** Cover: players, collectors, credits and everything to cut out. */
const BRING = ['a pencil for the score pad', 'a paper clip for the round strip'];

const cover = boxCover(makers, { noun: 'box', credit: CREDIT, bring: BRING }, posters, cuts);

const leaflet = rulesLeaflet(
  ({ body }) => [
    ...chapter('How to play Zany Zombies', howToPlay(body)),
    ...chapter('Turns', turns(body)),
    ...chapter('Creatures', creatures(body)),
    ...houseRulesChapter(options, body.options, { unused: unusedRules(body) }),
  ],
  { small: true },
);

/** Lists the house rules that can change nothing with these decks. */
const unusedRules = ({ decks }: Box): readonly string[] => [
  ...(decks.some(({ linkLock }) => linkLock.copies > 0) ? [] : ['linkLockHold']),
  ...(decks.some(({ actions }) => actions.length > 0) ? [] : ['removePlayedActions']),
];

/** Pieces in order: first to read, then to cut out, then to write on. */
const MAKERS: readonly PieceMaker<KitInput>[] = [cover, leaflet, reference, cards, ...chance, mats, rounds, pad];

export const { pieces, buildKit } = kitOf(MAKERS, kitInput, ({ body }) => ({
  noun: 'box',
  subtitle: body.decks.length === 1 ? 'A deck for Zany Zombies' : 'Decks for Zany Zombies',
  sign: BOX_SIGN,
}));
