import type { Beginning, BlankSheet, Creating, Creation, CreationStep, Placing, Slot } from '@/lib/contract/creation';
import { below } from '@/lib/kernel/rng';
import { blankObject } from '@/lib/schema/blank';
import { objectShapeOf } from '@/lib/schema/shape';
import { type Card, cardOf, codeOf, parseCard, RANKS, SUITS } from '@/lib/tabletop/cards/playing-cards';
import { NO_SCORE } from '../rules/cards';
import { HAND } from '../rules/turn';
import { type Setting, schema } from '../schema';
import { ATTRIBUTE_LABELS, ATTRIBUTES } from '../vocabulary';
import { askFor } from './agenda';
import { compile } from './compile';
import type { Context } from './context';
import { collect } from './deck';
import type { Move } from './moves';
import { moves, play } from './play';
import { setup } from './setup';
import { ATTRIBUTES_EACH, type Seat } from './state';

/** Number of an Extra's text aspects, which come before its attributes: name and occupation. */
const IN_WORDS = 2;

/** For a real table (rules 5.1 and 5.5). It uses the engine's moves, but seats can act in any order. */
export const creation: Creation = {
  begin: (body, players) => begin(body as unknown as Setting, players),
  open(beginning, steps) {
    const creating = new CreationProcess(beginning);
    for (const step of steps) creating.take(step);
    return creating;
  },
};

function begin({ attributeLabels, extras }: Setting, players: number): Beginning {
  const attributes = ATTRIBUTES.map(
    (attribute): Slot => ({
      label: attributeLabels[attribute].trim() || ATTRIBUTE_LABELS[attribute],
      takes: 'rank',
      words: [],
      toward: null,
    }),
  );
  const toward = (count: number) =>
    Array.from({ length: count }, (_, person): Slot => ({ label: '', takes: 'card', words: [], toward: person }));
  const inWords = (label: string, words: Slot['words']): Slot => ({ label, takes: 'words', words, toward: null });
  const borrowed = Array.from({ length: players }, (_, seat): BlankSheet => {
    const { name = '', gender = '', occupation = '' } = extras[seat] ?? {};
    const set = [name, occupation].flatMap((words, slot) => (words.trim() === '' ? [] : [slot]));
    return { kind: 'extra', keeper: seat, identity: { name, gender, occupation }, set };
  });
  const nobody = { name: '', gender: '', occupation: '' };
  return {
    players,
    slots: {
      character: [...attributes, ...toward(players)],
      extra: [
        inWords('Name and gender', ['name', 'gender']),
        inWords('Occupation', ['occupation']),
        ...attributes,
        ...toward(2 * players),
      ],
    },
    sheets: [
      ...borrowed.map(({ keeper }) => ({ kind: 'character' as const, keeper, identity: nobody, set: [] })),
      ...borrowed,
    ],
  };
}

/** Builds a context with a blank setting: creation depends on the setting only through its Beginning. */
function contextFor(players: number): Context {
  const blank = schema.parse(blankObject(objectShapeOf(schema)));
  const game = compile({ ...blank, options: { ...blank.options, maxCharacters: players } });
  const context = { game, state: setup(game, players, 0), emit: undefined };
  // Deals and turn order come from outside, so the agenda stays empty.
  context.state.agenda.length = 0;
  collect(context);
  return context;
}

class CreationProcess implements Creating {
  readonly #context: Context;
  readonly #players: number;
  /** Cards each seat has received in the current deal: attributes, relationships or the hand for the Extras. */
  readonly #received: number[];

  constructor({ players, sheets }: Beginning) {
    this.#context = contextFor(players);
    this.#players = players;
    this.#received = Array.from({ length: players }, () => 0);
    const { state } = this.#context;
    for (const [extra, { set }] of sheets.slice(players).entries()) {
      state.aspects[extra] = set.reduce((bits, slot) => bits | (1 << slot), 0);
    }
    state.turn = 0;
  }

  get stage() {
    const { state } = this.#context;
    if (state.phase === 'creation') return 'characters';
    return state.phase === 'extras' ? 'extras' : 'done';
  }

  get turn(): Seat | null {
    return this.stage === 'extras' ? this.#context.state.turn : null;
  }

  owed(seat: Seat): number {
    const { state } = this.#context;
    const received = this.#received[seat] ?? 0;
    if (this.stage === 'characters') {
      const due = this.#hasAttributes(seat) ? ATTRIBUTES_EACH + this.#players : ATTRIBUTES_EACH;
      return due - received;
    }
    if (this.stage === 'done') return 0;
    // A seat draws a card only at the start of its turn.
    return HAND + Number(state.turn === seat) - (state.hands[seat]?.length ?? 0);
  }

  refuseCard(seat: Seat, code: string) {
    const card = numberOf(code);
    if (card === undefined) return 'unknown';
    const holder = this.#context.state.hands.findIndex((hand) => hand.includes(card));
    if (holder < 0) return undefined;
    return holder === seat ? 'own' : 'held';
  }

  draw(rng: Parameters<Creating['draw']>[0], count: number): readonly string[] {
    const { state } = this.#context;
    let [deck, discard] = [[...state.deck], [...state.discard]];
    const drawn: string[] = [];
    while (drawn.length < count) {
      if (deck.length === 0) [deck, discard] = [discard, []];
      const [card] = deck.splice(below(rng, Math.max(1, deck.length)), 1);
      if (card === undefined) break;
      drawn.push(nameOf(card));
    }
    return drawn;
  }

  placings(seat: Seat): readonly Placing[] {
    if (!this.#ask(seat)) return [];
    const { game, state } = this.#context;
    return moves(game, state, seat).flatMap((move) => placingOf(move, seat) ?? []);
  }

  take(step: CreationStep): string | undefined {
    if (step.type === 'dealt') return this.#deal(step.seat, step.cards);
    if (step.type === 'returned') return this.#return(step.seat, step.card);
    return this.#place(step.seat, step);
  }

  #deal(seat: Seat, codes: readonly string[]): string | undefined {
    const cards = codes.flatMap((code) => numberOf(code) ?? []);
    if (cards.length !== codes.length) return 'malformed';
    if (codes.some((code) => this.refuseCard(seat, code) !== undefined)) return 'cardNotFree';
    if (cards.length > this.owed(seat)) return 'notOwed';
    const { state } = this.#context;
    for (const card of cards) {
      if (state.deck.length === 0) state.deck.push(...state.discard.splice(0));
      if (!removeFrom(state.deck, card)) removeFrom(state.discard, card);
      state.hands[seat]?.push(card);
      this.#received[seat] = (this.#received[seat] ?? 0) + 1;
    }
    return undefined;
  }

  #return(seat: Seat, code: string): string | undefined {
    const { state } = this.#context;
    const card = numberOf(code);
    if (card === undefined || !removeFrom(state.hands[seat] ?? [], card)) return 'cardNotHeld';
    state.deck.push(card);
    this.#received[seat] = (this.#received[seat] ?? 0) - 1;
    return undefined;
  }

  #place(seat: Seat, placing: Placing): string | undefined {
    if (!this.#ask(seat)) return 'notAsked';
    const { game, state } = this.#context;
    const move = this.#moveOf(seat, placing);
    const refusal = move ? play(game, state, seat, move) : 'malformed';
    if (refusal === undefined) this.#advance();
    return refusal;
  }

  /** Sets the current question for a seat; returns false if it has nothing to decide. */
  #ask(seat: Seat): boolean {
    const { state } = this.#context;
    const hand = state.hands[seat] ?? [];
    if (hand.length === 0) return false;
    if (this.stage === 'characters') askFor(state, this.#hasAttributes(seat) ? 'relationship' : 'attribute', seat);
    else if (this.stage === 'extras' && state.turn === seat && this.owed(seat) === 0) askFor(state, 'aspect', seat);
    else return false;
    return true;
  }

  #moveOf(seat: Seat, { card: code, sheet, slot }: Placing): Move | undefined {
    const card = numberOf(code);
    if (card === undefined) return undefined;
    if (this.stage === 'extras') return { type: 'setAspect', card, extra: sheet, aspect: slot };
    if (sheet !== seat) return undefined;
    return this.#hasAttributes(seat)
      ? { type: 'setRelationship', card, person: slot - ATTRIBUTES_EACH }
      : { type: 'setAttribute', card, attribute: slot };
  }

  /** Moves on to the next seat, to the Extras once every character is complete, or to play. */
  #advance(): void {
    const { state } = this.#context;
    if (this.stage === 'extras') {
      state.turn = (state.turn + 1) % this.#players;
    } else if (state.hands.every((hand, seat) => hand.length === 0 && this.owed(seat) === 0)) {
      collect(this.#context);
      state.phase = 'extras';
      state.turn = 0;
    }
    const all = (1 << (IN_WORDS + ATTRIBUTES_EACH + state.people)) - 1;
    if (this.stage === 'extras' && state.aspects.every((bits) => bits === all)) {
      collect(this.#context);
      state.phase = 'play';
    }
  }

  #hasAttributes(seat: Seat): boolean {
    const { attributes } = this.#context.state;
    return attributes.slice(seat * ATTRIBUTES_EACH, (seat + 1) * ATTRIBUTES_EACH).every((score) => score !== NO_SCORE);
  }
}

function placingOf(move: Move, seat: Seat): Placing | undefined {
  if (move.type === 'setAttribute') return { card: nameOf(move.card), sheet: seat, slot: move.attribute };
  if (move.type === 'setRelationship') {
    return { card: nameOf(move.card), sheet: seat, slot: ATTRIBUTES_EACH + move.person };
  }
  return move.type === 'setAspect' ? { card: nameOf(move.card), sheet: move.extra, slot: move.aspect } : undefined;
}

function removeFrom(cards: Card[], card: Card): boolean {
  const place = cards.indexOf(card);
  if (place < 0) return false;
  cards.splice(place, 1);
  return true;
}

const NAMES = RANKS.flatMap((rank) => SUITS.map((suit) => codeOf(rank, suit)));
const nameOf = (card: Card): string => NAMES[card] ?? '';

function numberOf(code: string): Card | undefined {
  const card = parseCard(code);
  return card && cardOf(RANKS.indexOf(card.rank), SUITS.indexOf(card.suit));
}
