import { describe, expect, it } from 'vitest';
import { at } from '@/lib/kernel/at';
import { lineUp } from '@/lib/playtest/lineup';
import { playOne } from '@/lib/playtest/play-one';
import { compile } from '@/lib/systems/trapped/engine/compile';
import type { Game } from '@/lib/systems/trapped/engine/game';
import type { GameEvent } from '@/lib/systems/trapped/engine/log';
import type { Move } from '@/lib/systems/trapped/engine/moves';
import { ATTRIBUTES_EACH, type State } from '@/lib/systems/trapped/engine/state';
import { View } from '@/lib/systems/trapped/engine/view';
import { narrate } from '@/lib/systems/trapped/narration';
import { itemName, personName, scoreText } from '@/lib/systems/trapped/narration/words';
import { play } from '@/lib/systems/trapped/play';
import { NO_SCORE } from '@/lib/systems/trapped/rules/cards';
import { schema } from '@/lib/systems/trapped/schema';
import { ATTRIBUTE_LABELS, ATTRIBUTES } from '@/lib/systems/trapped/vocabulary';
import { starterOf } from '@/test/support/starters';
import { soaked } from '../support/soak';
import { playRandomly } from '../support/trapped/random-game';
import { randomSetting } from '../support/trapped/random-setting';
import { type Cause, type Spent, StoryReader } from '../support/trapped/story-reader';

const spaceship = await starterOf('trapped', 'spaceship');

const ship = schema.parse(spaceship.body);

/** Callbacks of an audience: every move before it is made, and every event. */
interface Audience {
  before(state: State, move: Move): void;
  hear(event: GameEvent): void;
}

/**
 * Plays the spaceship with the default bots in three of four games, and random settings with random moves otherwise.
 */
function perform(seed: number, audience: (game: Game) => Audience): State {
  const players = 2 + (seed % 4);
  if (seed % 16 < 12) {
    const lineup = lineUp(play, ship, { players });
    const { before, hear } = audience(lineup.game as Game);
    const { state } = playOne(lineup, seed, {
      beforeMove: (now, _, move) => before(now as State, move as Move),
      onEvent: (event) => hear(event as GameEvent),
    });
    return state as State;
  }
  const game = compile(randomSetting(seed));
  const { before, hear } = audience(game);
  return playRandomly(game, players, seed, (now, _, __, move) => void before(now, move), hear).state;
}

const NOTHING: ReadonlySet<string> = new Set();
/** Texts of cards by number. */
const CARD_TEXTS = Array.from({ length: 52 }, (_, card) => scoreText(card));
const textOf = (card: number): string => at(CARD_TEXTS, card);
const sorted = (texts: Iterable<string>) => [...texts].toSorted().join(' ');

/** Compares a reader's account of a story with the game itself, move by move. */
class Referee implements Audience {
  readonly #game: Game;
  readonly #reader = new StoryReader();
  #state!: State;
  #view!: View;
  #move!: Move;
  #names: readonly string[] = [];
  #players: readonly string[] = [];
  #items: readonly string[] = [];
  #lying = 0;
  #won: number | undefined;
  #dying = new Set<number>();
  #lost: Extract<GameEvent, { type: 'decided' }> | undefined;
  #expected: Cause[] = [];
  #spent: Spent = 'nothing';
  readonly checks: Record<string, number> = {};

  constructor(game: Game) {
    this.#game = game;
  }

  before(state: State, move: Move): void {
    if (this.#view === undefined) this.#begin(state);
    else this.#compare();
    this.#state = state;
    this.#move = move;
    this.#lying = state.lying.length;
    this.#won = undefined;
    if (isOwnTurn(state)) this.#spent = SPENT[move.type] ?? this.#spent;
  }

  #begin(state: State): void {
    this.#view = new View(this.#game, state, 'all');
    this.#names = Array.from({ length: state.people }, (_, person) => personName(this.#view, person));
    this.#players = this.#names.slice(0, state.players).map((name) => `${name}’s player`);
    this.#items = this.#game.items.map((_, item) => itemName(this.#view, item).slice(1, -1));
  }

  hear(event: GameEvent): void {
    const line = narrate(this.#game, event, this.#view);
    if (event.type === 'turnBegan') this.#endTurn();
    this.#expect(event);
    if (line) this.#reader.read(line.text);
    if (event.type === 'decided') this.#compareSums(event);
  }

  #name = (person: number) => at(this.#names, person);

  /** Derives the cause of an event from the game, not from its log. */
  #expect(event: GameEvent): void {
    const { eventInPlay, conflict, lying } = this.#state;
    const isEvent = eventInPlay.card >= 0;
    const source = () => {
      if (this.#move.type === 'take') return lying.length < this.#lying ? 'from the floor' : 'from the store';
      if (this.#won !== undefined) return 'for the goal';
      return conflict.kind === 'none' ? 'from the Event' : 'back from';
    };
    switch (event.type) {
      // With that house rule nobody is asked.
      case 'refilled':
        this.#spent = 'refill';
        return;
      case 'achieved':
        this.#won = event.goal;
        return;
      case 'eventHappened':
        this.#won = undefined;
        this.#add({ what: 'event', card: scoreText(event.card), why: TRIGGERS[eventInPlay.trigger] });
        return;
      case 'eventEnded':
        if (!eventInPlay.felt) this.#add({ what: 'nothing', card: scoreText(event.card) });
        return;
      case 'gained':
        this.#add({ what: 'gained', item: this.#item(event.item), person: this.#name(event.person), from: source() });
        return;
      case 'learned':
        this.#add({ what: 'learned', item: this.#item(event.item), from: source() });
        return;
      case 'uncured':
        this.#dying.add(event.person);
        return;
      case 'tested': {
        const isIll = !isEvent && this.#dying.delete(event.person);
        this.#add({
          what: 'tested',
          person: this.#name(event.person),
          why: isEvent ? 'event' : isIll ? 'illness' : 'air',
        });
        return;
      }
      case 'monsterAttacked':
        this.#add({
          what: 'attacked',
          person: this.#name(event.person),
          why: this.#move.type === 'smash' ? 'GM' : 'Event',
        });
        return;
      case 'decided':
        this.#lost = event.won ? undefined : event;
        return;
      case 'feltOtherwise':
        this.#add({
          what: 'felt',
          player: at(this.#players, event.player),
          card: scoreText(conflict.cards[event.player] ?? NO_SCORE),
        });
        return;
      case 'damageDrawn': {
        const { own = 0, opposing = 0, kind = 'duel' } = this.#lost ?? {};
        const card = event.card < 0 ? undefined : scoreText(event.card);
        const enough = event.result === 'none';
        this.#add({ what: 'damage', person: this.#name(event.person), lost: LOST[kind], card, own, opposing, enough });
        return;
      }
      default:
    }
  }

  #item = (item: number) => at(this.#items, item);

  #add(cause: Cause): void {
    this.#expected.push(cause);
    this.checks[cause.what] = (this.checks[cause.what] ?? 0) + 1;
  }

  #compareSums({ own, opposing }: { readonly own: number; readonly opposing: number }): void {
    const sums = { made: [own, opposing], narrated: [own, opposing] };
    if (JSON.stringify(this.#reader.sums) !== JSON.stringify(sums)) expect(this.#reader.sums).toEqual(sums);
  }

  #endTurn(): void {
    const { turn } = this.#reader;
    // Players who leave together with others end their turn.
    if (turn && turn.spent !== this.#spent) expect([turn.player, turn.spent]).toEqual([turn.player, this.#spent]);
    if (turn) this.checks[this.#spent] = (this.checks[this.#spent] ?? 0) + 1;
    this.#spent = 'nothing';
  }

  /** Expects hands, discards, items and causes to agree after every move. */
  #compare(): void {
    const { causes } = this.#reader;
    if (causes.length + this.#expected.length > 0) {
      if (JSON.stringify(causes) !== JSON.stringify(this.#expected)) expect(causes).toEqual(this.#expected);
      this.#reader.causes = [];
      this.#expected = [];
    }
    if (this.#state.phase !== 'play') return;
    const { hands, discard, holders, people } = this.#state;
    hands.forEach((hand, player) => {
      this.#same(this.#reader.hands.get(this.#players[player] ?? ''), hand.map(textOf), 'hand', player);
    });
    this.#same(this.#reader.discards, discard.map(textOf), 'discards', 0);
    for (let person = 0; person < people; person++) {
      const held = this.#items.filter((_, item) => ((at(holders, item) >> person) & 1) === 1);
      this.#same(this.#reader.held.get(this.#names[person] ?? ''), held, 'things', person);
    }
  }

  #same(read: ReadonlySet<string> = NOTHING, real: readonly string[], what: string, whose: number): void {
    if (read.size !== real.length || !real.every((text) => read.has(text))) {
      expect([what, whose, sorted(read)]).toEqual([what, whose, sorted(real)]);
    }
    this.checks[what] = (this.checks[what] ?? 0) + 1;
  }

  /** Expects every sheet to agree at the end. */
  finish(): void {
    this.#compare();
    const { attributes, relationships, people } = this.#state;
    for (let person = 0; person < people; person++) {
      const own = ATTRIBUTES.map(
        (id, i) => `${ATTRIBUTE_LABELS[id]} ${scoreText(at(attributes, person * ATTRIBUTES_EACH + i))}`,
      );
      const read = [...(this.#reader.attributes.get(this.#name(person)) ?? [])].map(
        ([label, score]) => `${label} ${score}`,
      );
      expect([person, sorted(read)]).toEqual([person, sorted(own)]);
      for (let other = 0; other < people; other++) {
        const score = at(relationships, person * people + other);
        const pair = `${this.#name(person)} > ${this.#name(other)}`;
        expect([pair, this.#reader.feelings.get(pair)]).toEqual([
          pair,
          score === NO_SCORE ? undefined : scoreText(score),
        ]);
      }
    }
  }
}

const isOwnTurn = ({ ask }: State) => ask.kind === 'action';

const SPENT: Partial<Readonly<Record<Move['type'], Spent>>> = {
  explore: 'explore',
  attempt: 'conflict',
  force: 'conflict',
  attack: 'conflict',
  control: 'conflict',
  challenge: 'dare',
};
const TRIGGERS = { gm: 'GM’s turn', explore: 'exploring', refill: 'new hand', clock: 'a clock' } as const;
const LOST = {
  goal: 'the attempt',
  force: 'the attempt',
  dare: 'the dare',
  attack: 'the attack',
  monsterTest: 'the fight',
  test: 'the test',
  control: 'the attempt',
  duel: 'the duel',
} as const;

const GAMES = soaked(200, 60);

describe('the story of a game for an audience that sees everything', { tags: ['long', 'soak'] }, () => {
  it('lets a reader track every hand, price and cause of many games', () => {
    const checks: Record<string, number> = {};
    for (let seed = 0; seed < GAMES; seed++) {
      let referee: Referee | undefined;
      perform(seed, (game) => {
        referee = new Referee(game);
        return { before: (state, move) => referee?.before(state, move), hear: (event) => referee?.hear(event) };
      });
      referee?.finish();
      for (const [what, times] of Object.entries(referee?.checks ?? {})) checks[what] = (checks[what] ?? 0) + times;
    }
    for (const what of CHECKED) expect([what, checks[what] ?? 0]).not.toEqual([what, 0]);
  }, 120_000);
});

/** Kinds of checks that must all occur in the games. */
const CHECKED: readonly (Cause['what'] | Spent | 'hand' | 'discards' | 'things')[] = [
  ...(['gained', 'learned', 'tested', 'attacked', 'event', 'nothing', 'felt', 'damage'] as const),
  ...(['nothing', 'refill', 'explore', 'conflict', 'dare', 'hand', 'discards', 'things'] as const),
];
