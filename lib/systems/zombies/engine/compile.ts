import { filled } from '@/lib/kernel/filled';
import { roundsWith } from '../rules/cards';
import type { Box, Deck } from '../schema';
import { CREATURES, TURNS_PER_ROUND } from '../vocabulary';
import type { CardRule, Game } from './game';
import { menusFor, readyFor } from './moves';

/** Agreement of the table before play. */
export interface Agreement {
  /** Indices in the file of the decks in play. */
  readonly decks: readonly number[];
  /** By deck and Super Trap: whether the Super Trap is in play. */
  readonly superTraps: readonly (readonly boolean[])[];
}

/** Compiles a box into a game. The box may be incomplete. */
export function compile(body: Box, agreement: Agreement): Game {
  const cards = body.decks.flatMap((deck, i) => [
    ...(agreement.decks.includes(i) ? cardsOfDeck(deck, i) : []),
    ...superTrapsOf(deck, i).filter(({ index }) => agreement.superTraps[i]?.[index]),
  ]);
  const ready = readyFor(body.slots);
  return {
    body,
    cards,
    pile: cards.flatMap(({ copies }, card) => filled(copies, card)),
    decks: agreement.decks,
    wanted: Array.from({ length: CREATURES.max + 1 }, (_, number) =>
      [...cards.keys()].filter((card) => cards[card]?.sort === 'creature' && cards[card].number === number),
    ),
    slots: body.slots,
    sides: body.die.sides,
    rounds: roundsWith(agreement.decks.length, body),
    bonuses: body.bonuses,
    rules: body.options,
    step: body.options.direction === 'clockwise' ? 1 : -1,
    turnsPerRound: body.options.maxTurnsPerRound ?? TURNS_PER_ROUND,
    ready,
    menus: menusFor(body.slots, cards, ready),
  };
}

const BLANK = { index: 0, copies: 1, number: 0, effect: '', amount: 0, superTrap: undefined } as const;

const cardsOfDeck = ({ creatures, actions, traps, linkLock }: Deck, deck: number): readonly CardRule[] => [
  ...creatures.map(({ number }, index): CardRule => ({ ...BLANK, sort: 'creature', deck, index, number })),
  ...actions.map(({ effect, params, copies }, index): CardRule => {
    const amount = effect === 'peek' ? params.slots : effect === 'steady' ? params.bonus : 0;
    return { ...BLANK, sort: 'action', deck, index, copies, effect, amount };
  }),
  { ...BLANK, sort: 'trap', deck, copies: traps },
  { ...BLANK, sort: 'linkLock', deck, copies: linkLock.copies },
];

const superTrapsOf = ({ superTraps }: Deck, deck: number): readonly CardRule[] =>
  superTraps.map((superTrap, index): CardRule => ({ ...BLANK, sort: 'superTrap', deck, index, superTrap }));
