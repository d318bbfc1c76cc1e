import { isDeepStrictEqual } from 'node:util';
import { invariant } from '@/lib/kernel/invariant';
import { clone } from '@/lib/systems/trapped/engine/clone';
import { type Game, NONE } from '@/lib/systems/trapped/engine/game';
import type { GameEvent } from '@/lib/systems/trapped/engine/log';
import type { Move, RefusalCode } from '@/lib/systems/trapped/engine/moves';
import { moves, play, seatToAct } from '@/lib/systems/trapped/engine/play';
import { type AskKind, ATTRIBUTES_EACH, DEAD, INVENTED, type State } from '@/lib/systems/trapped/engine/state';
import { View } from '@/lib/systems/trapped/engine/view';
import { NO_SCORE, rankScore, type Score } from '@/lib/systems/trapped/rules/cards';
import { parseScore } from './notation';
import { playRandomly } from './random-game';

/** Parses a score: "10D", or "K" without a suit, or '' for no score. */
export function score(text: string): Score {
  const parsed = text === '' ? NO_SCORE : parseScore(text);
  invariant(parsed !== undefined, `“${text}” is a score`);
  return parsed;
}

export const cards = (text: string): Score[] => (text === '' ? [] : text.split(' ').map(score));

/** Cards used when the chosen ones run out: one of each kind, which no test asks for. */
const SPARE = cards('9C 9D 9H 9S 8C 8D 8H 8S 6C 6D 6H 6S 4C 4D 4H 4S');

/** Moves with the least effect. */
const QUIET: readonly Move['type'][] = [
  'pass',
  'allow',
  'decline',
  'goOn',
  'spare',
  'wait',
  'refuse',
  'keepOn',
  'leave',
];

/** Plays to the first turn: all scores average, indifferent and unlucky, and no cards in hand. */
export function begun(game: Game, players: number): State {
  const isTurn = (state: State) => state.phase === 'play' && state.ask.kind === 'action';
  const { state } = playRandomly(game, players, 1, isTurn);
  state.attributes.fill(rankScore(5));
  state.luckyUsed.fill(true);
  state.relationships.fill(NO_SCORE);
  state.deck = [...SPARE];
  for (let player = 0; player < players; player++) state.hands[player] = [];
  return state;
}

/** A game in progress, arranged by a test. */
export class Scene {
  readonly heard: GameEvent[] = [];

  protected constructor(
    readonly game: Game,
    readonly state: State,
  ) {}

  /** Starts after the creation of characters and Extras; the first player is about to act. */
  static of(game: Game, players: number): Scene {
    return new Scene(game, begun(game, players));
  }

  /** Starts after the creation of characters; the first aspect of an Extra is about to be set. */
  static ofMaking(game: Game, players: number): Scene {
    return new Scene(game, playRandomly(game, players, 1, (state) => state.ask.kind === 'aspect').state);
  }

  /** Copies the position, to be played on independently. */
  copy(): Scene {
    return new Scene(this.game, clone(this.state));
  }

  /** View with everything in the game. */
  get view(): View {
    return new View(this.game, this.state, 'all');
  }

  get ask(): AskKind | 'none' {
    return this.state.ask.kind;
  }

  get seat(): number {
    return seatToAct(this.state);
  }

  /** Sets the relationship of one character to another. */
  feels(owner: number, person: number, text: string): this {
    this.state.relationships[owner * this.state.people + person] = score(text);
    return this;
  }

  /** Sets a character's score in an attribute. */
  has(person: number, attribute: number, text: string): this {
    this.state.attributes[person * ATTRIBUTES_EACH + attribute] = score(text);
    return this;
  }

  hand(player: number, text: string): this {
    this.state.hands[player] = cards(text);
    return this;
  }

  /** Sets the next cards of the deck in order; any cards follow. */
  deck(text: string): this {
    this.state.deck = [...SPARE, ...cards(text).toReversed()];
    return this;
  }

  /** Marks a character as having died in an earlier session; its player, if any, has no character then. */
  buried(person: number): this {
    const player = this.state.playerOf[person] ?? NONE;
    this.state.fate[person] = DEAD;
    this.state.playerOf[person] = NONE;
    if (player === NONE) return this;
    this.state.characterOf[player] = NONE;
    this.state.bereaved[player] = true;
    return this;
  }

  /** Lists the legal moves of a type for the seat that is asked. */
  legal<Type extends Move['type']>(type: Type): Extract<Move, { type: Type }>[] {
    return this.#all().filter((move): move is Extract<Move, { type: Type }> => move.type === type);
  }

  /** Makes a move of the seat that is asked, or returns its refusal. The list of moves must agree. */
  try(move: Move): RefusalCode | undefined {
    const offered = this.#all().some((legal) => isDeepStrictEqual(legal, move));
    const refusal = play(this.game, this.state, this.seat, move, (event) => this.heard.push(event));
    if (offered === (refusal === undefined)) return refusal;
    throw new Error(`${offered ? 'offered' : 'not offered'}, but ${refusal ?? 'taken'}: ${JSON.stringify(move)}`);
  }

  /** Makes moves, each of the seat that is asked. */
  do(...made: readonly Move[]): this {
    for (const move of made) {
      const asked = { ...this.state.ask };
      const refusal = play(this.game, this.state, this.seat, move, (event) => this.heard.push(event));
      if (refusal !== undefined) throw new Error(`${refusal}: ${JSON.stringify([move, asked])}`);
    }
    return this;
  }

  /** Challenges a player to an arbitrary dare, and lets everybody vote for it. */
  dare(player: number): this {
    this.do({ type: 'challenge', player, deed: { kind: 'dare' } });
    while (this.ask === 'vote') this.do({ type: 'agree' });
    return this;
  }

  /** Makes the least eventful moves until a question of one of these kinds is asked or the game is over. */
  until(...kinds: readonly (AskKind | 'none')[]): this {
    return this.quietly(() => kinds.includes(this.ask));
  }

  /** Plays on until this player's next turn reaches its action. */
  untilTurnOf(player: number): this {
    return this.quietly(() => this.ask === 'action' && this.seat === player);
  }

  /** Makes the least eventful moves until a condition holds or the game is over. */
  quietly(isEnough: () => boolean): this {
    while (!isEnough() && this.ask !== 'none') this.quiet();
    return this;
  }

  /** Makes the least eventful move. */
  quiet(): this {
    const all = this.#all();
    const isHarmless = (move: Move) =>
      QUIET.includes(move.type) || (move.type === 'event' && move.event !== INVENTED && move.target === NONE);
    const move = all.find(isHarmless) ?? all[0];
    if (move === undefined) throw new Error(`nothing to do: ${this.ask}`);
    return this.do(move);
  }

  /** Lists the recorded events of a type. */
  events<Type extends GameEvent['type']>(type: Type): Extract<GameEvent, { type: Type }>[] {
    return this.heard.filter((event): event is Extract<GameEvent, { type: Type }> => event.type === type);
  }

  /** True if the actor won the last conflict; undefined before any. */
  get won(): boolean | undefined {
    return this.events('decided').at(-1)?.won;
  }

  #all(): readonly Move[] {
    return moves(this.game, this.state, this.seat);
  }
}

/** Attempt at a goal by player 0 or a substitute. */
export const attempt = (text: string, by = 0, goal = 0): Move => ({
  type: 'attempt',
  goal,
  room: NONE,
  by,
  attribute: 2,
  card: score(text),
});

/** Bid by a character, or a complication. */
export const bid = (text: string, side: 0 | 1, by = NONE): Move => ({
  type: 'bid',
  card: score(text),
  side,
  by,
  attribute: by < 0 ? NONE : 2,
});
