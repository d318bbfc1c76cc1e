import * as z from 'zod';
import { NONE } from '@/lib/systems/trapped/engine/game';
import { INVENTED, LUCKY } from '@/lib/systems/trapped/engine/state';
import { suitOf } from '@/lib/systems/trapped/rules/cards';
import type { Setting } from '@/lib/systems/trapped/schema';
import { SUITS } from '@/lib/tabletop/cards/playing-cards';
import type { Given } from '@/test/support/fill';
import type { Scene } from '@/test/support/trapped/scene';
import { attempt } from '@/test/support/trapped/stage';
import type { Operations } from '../vectors';
import { Cast, card, inTheHouse, isExtra, suit } from './notation';

const start = z.object({ hand: z.int().min(0), choice: z.enum(['refill', 'normal']), has_character: z.boolean() });
const event = z.object({
  card,
  event_suit: suit,
  source: z.enum(['listed', 'improvised']),
  trigger: z.enum(['gm_turn', 'explore', 'out_of_cards']),
  drawn_for: z.string().nullable(),
  target: z.string().nullable(),
});

const HELD = '9H 8D 7S 6C 5H 4D 3S 2C 9D 8S 7C 6H 5D 4S 3C 2H'.split(' ');

/** A player whom a vector does not name. */
const FIRST = '';

/** For each suit, an Event that tests a character and one that closes a passage where nobody is. */
const LISTED: Given<Setting> = {
  map: {
    rooms: ['hall', 'attic', 'yard', 'shed', 'loft'].map((id) => ({ id })),
    passages: [
      { id: 'stairs', a: 'hall', b: 'attic', kind: 'open' },
      { id: 'door', a: 'attic', b: 'yard', kind: 'door' },
      { id: 'ladder', a: 'shed', b: 'loft', kind: 'open' },
    ],
  },
  events: SUITS.flatMap((suit) => [
    { id: `${suit}-test`, suit, effects: [{ kind: 'suitTest' as const }] },
    { id: `${suit}-door`, suit, effects: [{ kind: 'seal' as const, passage: 'ladder' }] },
  ]),
};

/** Plays on until the GM has drawn this card for an Event. */
export function drawEvent(scene: Scene, trigger: z.infer<typeof event>['trigger'], player: number, card: string): void {
  const endOfTurn = (turn: number) => scene.quietly(() => scene.ask === 'monsters' && scene.view.turn === turn);
  if (trigger === 'explore') {
    scene.untilTurnOf(player).deck(card).do({ type: 'explore', passage: 0, bring: 0 });
    return;
  }
  if (trigger === 'gm_turn') {
    endOfTurn(scene.view.players - 1)
      .deck(card)
      .until('event');
    return;
  }
  const fresh = HELD.slice(0, Math.min(5, scene.game.options.handLimit ?? 5));
  endOfTurn(player - 1)
    .hand(player, '')
    .deck(`${fresh.join(' ')} ${card}`)
    .until('turn', 'event');
  if (scene.ask === 'turn') scene.do({ type: 'refill' });
}

/** Returns the suit of the Event that the GM invents from the card. */
function inventedSuit(scene: Scene): number {
  const drawnFor = scene.view.table.eventDrawnFor;
  const copy = scene.copy().do({ type: 'event', event: INVENTED, target: Math.max(0, drawnFor) });
  return suitOf(copy.events('eventHappened')[0]?.card ?? NONE);
}

/** Operations about the beginning of turns, and what happens outside conflicts. */
export const turns: Operations = {
  turn_start(input) {
    const { hand, choice, has_character } = start.parse(input);
    const scene = inTheHouse(input, 2).hand(1, HELD.slice(0, hand).join(' '));
    if (!has_character) scene.buried(1);
    scene.quietly(() => scene.view.turn === 1 && scene.ask !== 'adopt');
    const isAsked = scene.ask === 'turn';
    if (isAsked) scene.do({ type: choice === 'refill' ? 'refill' : 'keepOn' });
    const refilled = scene.events('refilled').length > 0;
    const legal = refilled === (choice === 'refill');
    const penalties = scene.events('eventDrawn').filter(({ trigger }) => trigger === 'refill');
    return {
      legal,
      hand: legal ? scene.view.handSize(1) : hand,
      normal_action: legal && scene.ask === 'action' && scene.seat === 1,
      penalty_events: legal ? penalties.length : 0,
    };
  },

  event_allowed(input) {
    const { card, event_suit, source, trigger, drawn_for, target } = event.parse(input);
    const named = [drawn_for, target].filter((name) => name !== null);
    const cast = new Cast([FIRST, ...new Set(named.filter((name) => !isExtra(name)))], named.filter(isExtra));
    const scene = inTheHouse(input, cast.size, source === 'listed' ? LISTED : {});
    drawEvent(scene, trigger, cast.seat(drawn_for ?? FIRST), card);
    const person = target === null ? NONE : cast.person(target);
    const isTest = person === NONE ? 1 : 0;
    const chosen = source === 'listed' ? 2 * event_suit + isTest : INVENTED;
    if (chosen === INVENTED && inventedSuit(scene) !== event_suit) return { legal: false, reason: 'suit' };
    const refusal = scene.try({ type: 'event', event: chosen, target: person });
    return { legal: refusal === undefined, reason: refusal === 'wrongTarget' ? 'target' : (refusal ?? null) };
  },

  lucky_use(input) {
    const { crossed_out } = z.object({ crossed_out: z.boolean() }).parse(input);
    const scene = inTheHouse(input, 2).hand(0, '9H').has(0, LUCKY, 'A');
    scene.state.luckyUsed[0] = crossed_out;
    const refusal = scene.try({ ...attempt('9H'), attribute: LUCKY } as ReturnType<typeof attempt>);
    return { legal: refusal === undefined, crossed_out_after: scene.view.isLuckyUsed(0) };
  },
};
