import * as z from 'zod';
import { NONE } from '@/lib/systems/trapped/engine/game';
import type { Deed, Move } from '@/lib/systems/trapped/engine/moves';
import { ATTRIBUTES_EACH, LUCKY } from '@/lib/systems/trapped/engine/state';
import { suitOf } from '@/lib/systems/trapped/rules/cards';
import { ATTRIBUTES } from '@/lib/systems/trapped/vocabulary';
import { SUITS } from '@/lib/tabletop/cards/playing-cards';
import { cards, type Scene } from '@/test/support/trapped/scene';
import type { Operation } from '../vectors';
import { inTheHouse, maybeScore, rulesOf, score } from './notation';

type Input = Parameters<Operation>[0];

const scores = { attribute: maybeScore, lucky: maybeScore };
export const fight = z.object({
  kind: z.enum(['goal', 'obstacle', 'test', 'monster', 'control', 'duel']),
  actor: z.object({ ...scores, card: maybeScore }),
  bids: z
    .array(
      z.object({
        ...scores,
        player: z.string(),
        side: z.enum(['help', 'hinder']),
        mode: z.enum(['character', 'extra', 'complication']),
        card: score,
      }),
    )
    .default([]),
  opposition: z.object({ ...scores, cards: z.array(score), relationship: maybeScore }),
  /** After an exact tie, with that house rule: the actor's additional card, then the opposing one. */
  redraw: z.array(score).default([]),
});
export type Fight = z.infer<typeof fight>;

interface Laid {
  readonly attribute: string;
  readonly lucky: string;
  readonly card: string;
}

const CLEVER = ATTRIBUTES.indexOf('clever');
const HARD = 3;

/** Plays a conflict of player 0 to its outcome; `draws` are the cards after those against it. */
export function fightOut(
  input: Input,
  given: Fight,
  draws = given.redraw.join(' '),
  prepare: (scene: Scene) => void = () => {},
): Scene {
  const { kind, actor, opposition } = given;
  const bidders = [...new Set(given.bids.map(({ player }) => player))];
  const first = kind === 'duel' ? 2 : 1;
  const players = Math.max(2, first + bidders.length);
  const scene = inTheHouse(input, players, {
    goals: [
      { id: 'fix', kind: 'fix', where: 'anywhere', toughness: opposition.cards.length < HARD ? 'two' : 'monster' },
    ],
    events: SUITS.map((suit) => ({ id: suit, suit, effects: [{ kind: 'test', attribute: 'clever', who: 'target' }] })),
  });
  const late = new Set<number>();
  const arm = (player: number, person: number, { attribute, lucky, card }: Laid): number => {
    scene.has(person, CLEVER, attribute).has(person, LUCKY, lucky);
    scene.state.luckyUsed[person] = lucky === '';
    scene.hand(player, card);
    if (lucky === '') return CLEVER;
    if (attribute === '' || rulesOf(input).luckyTiming === 'with_bid') return LUCKY;
    late.add(player);
    return CLEVER;
  };
  const bids = new Map<number, Move>();
  for (const { side, mode, ...laid } of given.bids) {
    const player = first + bidders.indexOf(laid.player);
    const by = mode === 'complication' ? NONE : mode === 'extra' ? players + player : player;
    if (mode === 'extra') scene.state.controller[by] = player;
    const attribute = by === NONE ? NONE : arm(player, by, laid);
    scene.hand(player, laid.card);
    const [card = NONE] = cards(laid.card);
    bids.set(player, { type: 'bid', card, side: side === 'help' ? 0 : 1, by, attribute });
  }
  const attribute = arm(0, 0, actor);
  prepare(scene);
  begin(scene, given, attribute, draws, () => arm(1, 1, { ...opposition, card: opposition.cards[0] ?? '' }));
  while (scene.won === undefined) {
    const bid = scene.ask === 'bid' ? bids.get(scene.seat) : undefined;
    if (bid) scene.do(bid);
    else if (scene.ask === 'lucky' && late.has(scene.seat)) scene.do({ type: 'lucky' });
    else scene.quiet();
  }
  return scene;
}

/** Begins a conflict of each kind up to the actor's bid. `answer` arms the challenged player. */
function begin(
  scene: Scene,
  { kind, actor, opposition }: Fight,
  attribute: number,
  draws: string,
  answer: () => number,
) {
  const [card = NONE] = cards(actor.card);
  const against = opposition.cards.join(' ');
  const means = { by: 0, attribute, card };
  const next = `${against} ${draws}`.trim();
  const act = (deed: Deed, move: Move) => {
    if (card === NONE) comply(scene, deed);
    scene.deck(next).do(card === NONE ? { type: 'answer', room: NONE, ...means } : move);
  };
  scene.deck(next);
  switch (kind) {
    case 'goal':
      act({ kind, goal: 0 }, { type: 'attempt', goal: 0, room: NONE, ...means });
      return;
    case 'obstacle':
      scene.state.sealed[0] = true;
      act({ kind: 'force', passage: 0 }, { type: 'force', passage: 0, ...means });
      return;
    case 'monster':
      exposeMonster(scene, opposition.cards.length < HARD);
      act({ kind: 'attack', monster: 0 }, { type: 'attack', monster: 0, ...means });
      return;
    case 'control':
      court(scene, opposition.relationship, attribute, card);
      return;
    case 'duel': {
      const theirs = answer();
      scene.do({ type: 'challenge', player: 1, deed: { kind: 'goal', goal: 0 } }, { type: 'decline' });
      const [laid = NONE] = cards(opposition.cards[0] ?? '');
      const chosen = (score: string, which: number) => (score === '' && which !== LUCKY ? NONE : which);
      scene.deck(draws).do({ type: 'duel', card, attribute: chosen(actor.attribute, attribute) });
      scene.do({ type: 'duel', card: laid, attribute: chosen(opposition.attribute, theirs) });
      return;
    }
    case 'test': {
      // With the house rule that counts it, the Event's own card is the first against the test.
      const counts = scene.game.options.eventTestCards === 'event_card_plus_one';
      scene.deck(`${counts ? '' : '3S '}${against} ${draws}`.trim());
      scene.state.room.fill(1, 1);
      scene.do({ type: 'explore', passage: 0, bring: 0 });
      scene.do({ type: 'event', event: suitOf(scene.view.table.eventCard), target: 0 });
      scene.do({ type: 'stand', attribute, card });
    }
  }
}

/** A player without a card acts only after losing the duel of a challenge (ruling A26). */
function comply(scene: Scene, deed: Deed): void {
  const held = scene.state.hands[1] ?? [];
  scene.untilTurnOf(1).hand(1, 'AH').hand(0, '');
  scene.do({ type: 'challenge', player: 0, deed }, { type: 'decline' });
  const [ace = NONE] = scene.state.hands[1] ?? [];
  scene.do({ type: 'duel', card: ace, attribute: NONE }, { type: 'duel', card: NONE, attribute: NONE });
  scene.until('answer');
  scene.state.hands[1] = held;
  scene.heard.length = 0;
}

/** Puts a monster in the room; if it is to be weak, also its bane into player 0's hands. */
function exposeMonster(scene: Scene, weak: boolean): void {
  scene.state.monsterRoom[0] = 0;
  if (!weak) return;
  scene.state.weaknessKnown[0] = true;
  scene.state.holders[0] = 1;
}

/** `conflict` does not test Rule 1: an allowed card replaces one that it forbids. */
function court(scene: Scene, felt: string, attribute: number, card: number): void {
  const extra = scene.state.players;
  scene.feels(extra, 0, felt);
  const move = { type: 'control', extra, attribute, card } as const;
  const refusal = scene.try(move);
  if (refusal === undefined) return;
  if (refusal !== 'ruleOne') throw new Error(`the attempt is refused: ${refusal}`);
  const [harmless = NONE] = cards(`2${felt.slice(-1)}`);
  scene.hand(0, `2${felt.slice(-1)}`).do({ ...move, card: harmless });
  scene.state.conflict.cards[0] = card;
}

/** Splits a sum into parts of 2 to 11 points, as evenly or as unevenly as possible. */
function split(sum: number, even: boolean): readonly number[] {
  const count = Math.max(2, Math.ceil(sum / 11));
  const parts: number[] = [];
  for (let rest = sum, left = count; left > 0; left--) {
    parts.push(even ? Math.floor(rest / left) : Math.min(11, rest - 2 * (left - 1)));
    rest -= parts.at(-1) ?? 0;
  }
  return parts;
}

const rankWorth = (points: number) => (points === 11 ? 'A' : String(points));

/** Builds a fight with these sums that the actor loses; if they are equal, by the better cards. */
export function lostBy(own: number, opposing: number): Fight {
  const [mine, theirs] = own < 4 ? [[own], split(opposing, false)] : [split(own, true), split(opposing, false)];
  const bid = (side: 'help' | 'hinder') => (points: number, i: number) => ({
    player: `${side} ${i}`,
    side,
    mode: 'complication' as const,
    card: `${rankWorth(points)}${side === 'help' ? 'C' : 'S'}`,
    attribute: '',
    lucky: '',
  });
  const [first = 0, second] = mine;
  return {
    kind: second === undefined ? 'test' : 'goal',
    actor: { attribute: rankWorth(first), card: second === undefined ? '' : `${rankWorth(second)}C`, lucky: '' },
    bids: [...mine.slice(2).map(bid('help')), ...theirs.slice(2).map(bid('hinder'))],
    redraw: [],
    opposition: {
      cards: theirs.slice(0, 2).map((points, i) => `${rankWorth(points)}${i === 0 ? 'H' : 'D'}`),
      relationship: '',
      attribute: '',
      lucky: '',
    },
  };
}

/** Returns the result of the last conflict. */
export function resultOf(scene: Scene) {
  const decided = scene.events('decided').at(-1);
  if (!decided) throw new Error('nothing was decided');
  return decided;
}

/** Slots for damage to player 0's character: an attribute that counts in no fight here, or a relationship. */
export const SLOT = { attribute: 0, relationship: ATTRIBUTES_EACH + 1 } as const;
