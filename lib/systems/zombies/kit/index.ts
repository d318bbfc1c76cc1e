import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block, IconName } from '@/lib/kit/blocks';
import { chapter, flow, heading, prose, small } from '@/lib/kit/short-blocks';
import { chanceMakers } from '@/lib/tabletop/chance-pieces';
import { trackStrip } from '@/lib/tabletop/counters';
import { boxCover, type Cut } from '@/lib/tabletop/cover';
import { houseRulesChapter } from '@/lib/tabletop/house-rules';
import { scorePad } from '@/lib/tabletop/pads';
import { kitOf, type PieceMaker } from '@/lib/tabletop/piece-makers';
import { isBlank } from '@/lib/tabletop/wording';
import { CREDIT } from '../credit';
import { options } from '../fields/table';
import { deckTitle } from '../names';
import { cardsOf, roundsWith } from '../rules/cards';
import type { Box, Deck } from '../schema';
import { linkLockRule } from '../sentences/cards';
import { boxInput } from './box-input';
import { actionCards, cards, superTrapCards } from './cards';
import { BOX_SIGN, documentPiece, highestOf, type KitInput, makers, rulesLeaflet, SIGNS } from './input';
import { creatures } from './leaflet/creatures';
import { howToPlay, turns } from './leaflet/turns';
import { rowMats } from './slots';

/** The collectors' posters, deck by deck. */
const posters = ({ body }: KitInput): readonly Block[] =>
  body.decks.flatMap(({ theme: { patron, blurb } }) => [
    ...(isBlank(patron) ? [] : [heading(patron.trim(), 3)]),
    ...prose(blurb),
  ]);

/** Contents of the box (rules 2 and 12), including what the author changed. */
const cuts = ({ body, players }: KitInput): readonly Cut[] => [
  ...body.decks.map((deck, i): Cut => [`Cards: ${deckTitle(deck, i)}`, cardsOf([deck]).total, 'CA']),
  body.die.sides === 6 ? ['Die, to fold and glue', 1, 'DI'] : ['Spinner: disc and arrow', 2, 'SP, SA'],
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

/** A die, or a spinner for a number of sides other than six (rules 12). */
const chance = chanceMakers(makers, ({ body }) => body.die.sides);

/** One row mat for each player at the largest table (rules 3). */
const mats = rowMats(makers, 'RM', SIGNS.back, ({ body: { slots }, players }) => ({ slots, players }));

/** Strip with the creature wanted in each round (rules 1), for the largest number of rounds. */
const rounds = trackStrip(makers, { id: 'rounds', title: 'Round strip', audience: 'table' }, 'RS', ({ body }) => ({
  title: 'Round and creature wanted',
  labels: numbersTo(roundsWith(body.decks.length, body)),
}));

/** Score pad: a column for each number, which is also its round, and one for links (rules 12). */
const pad = scorePad(
  makers,
  'Fill it in at the end. Below each number write the points of the creatures with that number that you have saved; the bonus is what your links are worth.',
  ({ body, players }) => {
    const last = Math.max(body.rounds.single, body.rounds.multi, highestOf(body));
    return { players, columns: [...numbersTo(last), 'Bonus'] };
  },
);

/** Cover: players, collectors, credits and everything to cut out. */
const cover = boxCover(makers, { noun: 'box', credit: CREDIT }, posters, cuts);

/** The complete rules, under the house rules of this box. */
const leaflet = rulesLeaflet(
  ({ body }) => [
    ...chapter('How to play', howToPlay(body)),
    ...chapter('Turns', turns(body)),
    ...chapter('Creatures', creatures(body)),
    ...houseRulesChapter(options, body.options),
  ],
  { small: true },
);

/** Pieces in order: first to read, then to cut out, then to write on. */
const MAKERS: readonly PieceMaker<KitInput>[] = [cover, leaflet, reference, cards, ...chance, mats, rounds, pad];

export const { pieces, buildKit } = kitOf<Box, KitInput>(MAKERS, boxInput, ({ body }) => ({
  noun: 'box',
  subtitle: body.decks.length === 1 ? 'A deck for Zany Zombies' : 'Decks for Zany Zombies',
  sign: BOX_SIGN,
}));
