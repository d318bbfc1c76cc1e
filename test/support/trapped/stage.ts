import { type Card, NO_SCORE, parseCard, parseScore, rankScore } from '@/lib/systems/trapped/rules/cards';
import { compile } from '@/lib/systems/trapped/rules/engine/compile';
import type { GameEvent } from '@/lib/systems/trapped/rules/engine/events';
import type { Move } from '@/lib/systems/trapped/rules/engine/moves';
import { moves, play, seatToAct } from '@/lib/systems/trapped/rules/engine/play';
import type { AskKind, State } from '@/lib/systems/trapped/rules/engine/state';
import { type Setting, schema } from '@/lib/systems/trapped/schema';
import { buildBody, type Given } from '@/lib/systems/trapped/starters/build';
import { playRandomly } from './random-game';

/** A house of three rooms in a row, a thing or two to do, and something in the yard. */
const HOUSE: Given<Setting> = {
  place: { start: 'hall' },
  map: {
    rooms: [{ id: 'hall' }, { id: 'attic' }, { id: 'yard' }],
    passages: [
      { id: 'stairs', a: 'hall', b: 'attic', kind: 'open' },
      { id: 'door', a: 'attic', b: 'yard', kind: 'door' },
    ],
  },
  items: [{ id: 'torch', kind: 'item', count: null }],
  goals: [
    { id: 'fix', kind: 'fix', where: 'anywhere' },
    { id: 'climb', kind: 'reach', where: 'rooms', rooms: [{ room: 'attic' }] },
  ],
  escapes: [{ id: 'gate', room: 'hall', seats: 1, requires: [{ kind: 'goal', goal: 'fix', basis: 'explicit' }] }],
  monsters: [{ start: 'yard', means: [{ item: 'torch' }], defeats: 3, killNeedsMeans: true }],
};

const card = (text: string): Card => parseCard(text) ?? NO_SCORE;
export const cards = (text: string): Card[] => (text === '' ? [] : text.split(' ').map(card));

/** A game in the middle of an evening: everybody average and fond of each other, cards as one likes. */
export class Stage {
  readonly game;
  readonly state: State;
  readonly heard: GameEvent[] = [];

  constructor(given: Given<Setting> = {}, players = 3) {
    this.game = compile(schema.parse(buildBody({ ...HOUSE, ...given })));
    const begun = (state: State) => state.phase === 'play' && state.ask.kind === 'action';
    this.state = playRandomly(this.game, players, 1, begun).state;
    this.state.attributes.fill(rankScore(5));
    this.state.luckyUsed.fill(true);
    for (let owner = 0; owner < 2 * players; owner++) {
      for (let person = 0; person < (owner < players ? players : 2 * players); person++)
        this.feels(owner, person, '5H');
    }
    for (let player = 0; player < players; player++) this.hand(player, '');
    this.deck('');
  }

  /** What one person feels for another. */
  feels(owner: number, person: number, score: string): this {
    this.state.relationships[owner * this.state.people + person] = parseScore(score) ?? NO_SCORE;
    return this;
  }

  hand(player: number, text: string): this {
    this.state.hands[player] = cards(text);
    return this;
  }

  /** The cards that come next, in this order; then any. */
  deck(text: string): this {
    this.state.deck = [...cards('9C 9D 9H 9S 8C 8D 8H 8S 6C 6D 6H 6S 4C 4D 4H 4S'), ...cards(text).toReversed()];
    return this;
  }

  get ask(): AskKind | 'none' {
    return this.state.ask.kind;
  }

  /** Every legal move of whoever is asked. */
  legal<Type extends Move['type']>(type: Type): Extract<Move, { type: Type }>[] {
    const all = moves(this.game, this.state, seatToAct(this.state));
    return all.filter((move): move is Extract<Move, { type: Type }> => move.type === type);
  }

  /** Makes moves of whoever is asked each time. */
  do(...made: readonly Move[]): this {
    for (const move of made) {
      const seat = seatToAct(this.state);
      const refusal = play(this.game, this.state, seat, move, (event) => this.heard.push(event));
      if (refusal !== undefined) throw new Error(`${refusal}: ${JSON.stringify([move, this.state.ask])}`);
    }
    return this;
  }

  /** Dares a player to do anything at all, and has everybody vote for it. */
  dare(player: number): this {
    this.do({ type: 'challenge', player, deed: { kind: 'dare' } });
    while (this.ask === 'vote') this.do({ type: 'agree' });
    return this;
  }

  /** Answers what is asked in the least eventful way, until something of this kind is asked or all is over. */
  until(...kinds: readonly (AskKind | 'none')[]): this {
    while (!kinds.includes(this.ask) && this.ask !== 'none') this.do(this.#quiet());
    return this;
  }

  /** What was heard of this type. */
  events<Type extends GameEvent['type']>(type: Type): Extract<GameEvent, { type: Type }>[] {
    return this.heard.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);
  }

  /** Whether the actor has won the last conflict. */
  get won(): boolean | undefined {
    return this.events('decided').at(-1)?.won;
  }

  #quiet(): Move {
    const types = ['pass', 'allow', 'decline', 'goOn', 'spare', 'wait', 'refuse', 'keepOn', 'leave'];
    const all = moves(this.game, this.state, seatToAct(this.state));
    const move = all.find(({ type }) => types.includes(type)) ?? all[0];
    if (move === undefined) throw new Error(`nothing to do: ${this.ask}`);
    return move;
  }
}

/** A try at a goal by player 0, or whoever stands in. */
export const attempt = (text: string, by = 0, goal = 0): Move => ({
  type: 'attempt',
  goal,
  room: -1,
  by,
  attribute: 2,
  card: card(text),
});

/** A bid by a person, or a complication. */
export const bid = (text: string, side: 0 | 1, by = -1): Move => ({
  type: 'bid',
  card: card(text),
  side,
  by,
  attribute: by < 0 ? -1 : 2,
});
