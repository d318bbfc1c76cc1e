import type { Beginning, CreationStage, CreationStep, Identity, Slot } from '@/lib/contract/creation';
import type { CastSheet } from '@/lib/kit/order';
import { parseCard, SUIT_SIGNS } from '@/lib/tabletop/cards/playing-cards';
import type { MakingEntry, TableState } from './state';
import type { MakingView, SheetView } from './view';
import type { CardsFrom } from './vocabulary';

export interface MakingState {
  readonly cards: CardsFrom;
  readonly beginning: Beginning;
  /** Steps so far, for the rules. */
  readonly steps: readonly CreationStep[];
  readonly people: readonly string[];
  readonly hands: readonly (readonly string[])[];
  readonly resting: readonly boolean[];
  readonly stage: CreationStage;
  readonly turn: number | null;
  readonly owed: readonly number[];
  readonly sheets: readonly Pick<SheetView, 'identity' | 'values'>[];
}

const kept = new WeakMap<readonly MakingEntry[], MakingState>();

/** Returns the state of creation, memoized by log; undefined before its start. */
export function makingOf({ making }: Pick<TableState, 'making'>): MakingState | undefined {
  const known = kept.get(making);
  if (known) return known;
  const state = making.reduce(fold, undefined);
  if (state) kept.set(making, state);
  return state;
}

export function fold(state: MakingState | undefined, entry: MakingEntry): MakingState | undefined {
  if (entry.type === 'began') return begin(entry);
  if (!state) return undefined;
  switch (entry.type) {
    case 'dealt':
      return step(
        state,
        entry,
        changeAt(state.hands, entry.seat, (hand) => [...hand, ...entry.cards]),
      );
    case 'returned':
      return step(state, entry, without(state, entry));
    case 'placed':
      return {
        ...step(state, entry, without(state, entry)),
        sheets: changeAt(state.sheets, entry.sheet, fill(state, entry)),
      };
    case 'stood': {
      const { stage, turn, owed } = entry;
      // All cards are collected between the stages.
      const hands = stage === state.stage ? state.hands : state.hands.map(() => []);
      return { ...state, stage, turn, owed, hands };
    }
    case 'described':
      return {
        ...state,
        sheets: changeAt(state.sheets, entry.sheet, (sheet) => ({ ...sheet, identity: entry.identity })),
      };
    case 'seated':
      return { ...state, people: changeAt(state.people, entry.seat, () => entry.person) };
    case 'rested':
      return { ...state, resting: changeAt(state.resting, entry.seat, () => entry.on) };
  }
}

function begin({ cards, people, beginning }: Extract<MakingEntry, { type: 'began' }>): MakingState {
  const { sheets, slots } = beginning;
  return {
    cards,
    beginning,
    steps: [],
    people,
    hands: people.map(() => []),
    resting: people.map(() => false),
    stage: 'characters',
    turn: null,
    owed: people.map(() => 0),
    sheets: sheets.map(({ kind, identity, set }) => ({
      identity,
      values: slots[kind].map((_, slot) => (set.includes(slot) ? '' : null)),
    })),
  };
}

const step = (state: MakingState, entry: CreationStep, hands: MakingState['hands']): MakingState => ({
  ...state,
  steps: [...state.steps, entry],
  hands,
});

const without = ({ hands }: MakingState, { seat, card }: { readonly seat: number; readonly card: string }) =>
  changeAt(hands, seat, (hand) => hand.filter((held) => held !== card));

const fill =
  (state: MakingState, { card, sheet, slot }: Extract<CreationStep, { type: 'placed' }>) =>
  <Sheet extends Pick<SheetView, 'values'>>(before: Sheet): Sheet => {
    const takes = slotsOfSheet(state, sheet)[slot]?.takes ?? 'words';
    return { ...before, values: changeAt(before.values, slot, () => written(takes, card)) };
  };

const written = (takes: Slot['takes'], card: string): string =>
  takes === 'words' ? '' : takes === 'rank' ? card.slice(0, -1) : card;

export function slotsOfSheet({ beginning }: Pick<MakingState, 'beginning'>, sheet: number): readonly Slot[] {
  const kind = beginning.sheets[sheet]?.kind;
  return kind === undefined ? [] : beginning.slots[kind];
}

const changeAt = <T>(list: readonly T[], place: number, change: (before: T) => T): readonly T[] =>
  list.map((each, i) => (i === place ? change(each) : each));

/** Replaces some of a sheet's text fields. */
export const reworded = (before: Identity, after: Identity, words: Slot['words']): Identity => ({
  ...before,
  ...Object.fromEntries(words.map((word) => [word, after[word]])),
});

/** Returns the public view: no hands. */
export function makingView(state: TableState): MakingView | null {
  const making = makingOf(state);
  if (!making) return null;
  const { cards, stage, turn, people, resting, hands, owed, beginning, sheets } = making;
  return {
    cards,
    stage,
    turn,
    seats: people.map((person, seat) => ({
      person,
      resting: resting[seat] ?? false,
      cards: hands[seat]?.length ?? 0,
      owed: owed[seat] ?? 0,
    })),
    slots: beginning.slots,
    sheets: beginning.sheets.flatMap(({ kind, keeper }, i) => {
      const sheet = sheets[i];
      return sheet ? [{ kind, keeper, ...sheet }] : [];
    }),
  };
}

export function handOf(state: TableState, person: string): readonly string[] | null {
  const making = makingOf(state);
  const seat = making ? making.people.indexOf(person) : -1;
  return making?.hands[seat] ?? null;
}

/** Returns the sheets of the characters created at a table, as printed; none before the first card is placed. */
export function castOf(state: TableState): readonly CastSheet[] {
  const making = makingView(state);
  if (!making) return [];
  const { sheets, slots, seats } = making;
  return sheets.map(({ kind, keeper, identity, values }) => {
    const player = state.people.get(seats[keeper]?.person ?? '')?.name ?? '';
    return {
      ...identity,
      name: identity.name || (kind === 'character' ? player : `Extra ${keeper + 1}`),
      scores: slots[kind].flatMap(({ takes }, slot) => (takes === 'words' ? [] : [signed(values[slot] ?? '')])),
    };
  });
}

function signed(value: string): string {
  const card = parseCard(value);
  return card ? `${card.rank}${SUIT_SIGNS[card.suit]}` : value;
}
