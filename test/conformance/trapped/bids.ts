import * as z from 'zod';
import { NONE } from '@/lib/systems/trapped/engine/game';
import type { Move } from '@/lib/systems/trapped/engine/moves';
import type { HouseRules } from '@/lib/systems/trapped/schema';
import { ATTRIBUTES } from '@/lib/systems/trapped/vocabulary';
import { formatScore } from '@/test/support/trapped/notation';
import { type Scene, score } from '@/test/support/trapped/scene';
import { attempt, bid } from '@/test/support/trapped/stage';
import type { Operation, Operations } from '../vectors';
import { Cast, card, inTheHouse, maybeScore, names, rulesOf } from './notation';

type Input = Parameters<Operation>[0];

const given = z.object({ mode: z.enum(['character', 'complication', 'own', 'extra']), relationship: maybeScore, card });
const ended = z.object({ role: z.enum(['actor', 'helper', 'hinderer']), actor_won: z.boolean() });

/** The actor, the bidder, and a player whose bid decides; each keeps an Extra's sheet. */
const [ACTOR, BIDDER, FRIEND] = [0, 1, 2];
const PLAYERS = 3;
const SEXY = ATTRIBUTES.indexOf('sexy');
const OWN_EXTRA = PLAYERS + ACTOR;
const LENT_EXTRA = PLAYERS + BIDDER;

type Role = z.infer<typeof ended>['role'];
type Bid = z.infer<typeof given> & { readonly role: Role };

interface Staged {
  readonly move: Move;
  /** Relationship under test: its owner and its subject. */
  readonly entry: readonly [owner: number, person: number];
}

function staged({ mode, role, card }: Bid, through: HouseRules['extraBidRelationship']): Staged {
  if (role === 'actor') {
    if (mode === 'character') {
      const move = { type: 'control', extra: OWN_EXTRA, attribute: SEXY, card: score(card) } as const;
      return { move, entry: [OWN_EXTRA, ACTOR] };
    }
    const by = mode === 'extra' ? OWN_EXTRA : ACTOR;
    return { move: attempt(card, by), entry: [by, by] };
  }
  const side = role === 'hinderer' ? 1 : 0;
  if (mode === 'complication') return { move: bid(card, side), entry: [BIDDER, ACTOR] };
  if (mode !== 'extra') return { move: bid(card, side, BIDDER), entry: [BIDDER, ACTOR] };
  return { move: bid(card, side, LENT_EXTRA), entry: [through === 'controller' ? BIDDER : LENT_EXTRA, ACTOR] };
}

/** Makes a bid in a conflict that the actor is sure to win or lose. Returns the resulting relationship. */
function play(input: Input, made: Bid, actorWins: boolean) {
  const { move, entry } = staged(made, rulesOf(input).extraBidRelationship);
  const isActors = made.role === 'actor';
  const scene = inTheHouse(input, PLAYERS).feels(...entry, made.relationship);
  scene.state.controller[isActors ? OWN_EXTRA : LENT_EXTRA] = isActors ? ACTOR : BIDDER;
  if (move.type === 'control') scene.state.controller[OWN_EXTRA] = NONE;
  const own = actorWins ? 'AH' : '2H';
  scene.deck(actorWins ? '2C 2D' : 'AC AD');
  scene
    .hand(ACTOR, isActors ? made.card : own)
    .hand(BIDDER, isActors ? '' : made.card)
    .hand(FRIEND, 'AH');
  if (!isActors) scene.do(attempt(own));
  const refusal = scene.try(move);
  if (refusal !== undefined) return { refusal };
  scene.do(bid('AH', actorWins ? 0 : 1, FRIEND)).quietly(() => scene.won !== undefined);
  if (scene.won !== actorWins) throw new Error('the scales were not tipped');
  return { after: written(scene, entry) };
}

const written = ({ view }: Scene, [owner, person]: readonly [number, number]) =>
  formatScore(view.relationship(owner, person)) || null;

/** Operations about bids and their costs. */
export const bids: Operations = {
  bid_check(input) {
    const made = given.parse(input);
    const isOwn = made.mode === 'own';
    const { refusal, after = null } = play(input, { ...made, role: isOwn ? 'actor' : 'helper' }, false);
    return { legal: refusal === undefined, on_loss: after };
  },

  relationship_after(input) {
    const made = { ...given.parse(input), ...ended.parse(input) };
    const { refusal, after } = play(input, made, made.actor_won);
    if (refusal !== undefined) throw new Error(`the bid is refused: ${refusal}`);
    return { relationship: after, lost: made.actor_won === (made.role === 'hinderer') };
  },

  bid_of_nobody(input) {
    const { relationship, card } = given.omit({ mode: true }).parse(input);
    const scene = inTheHouse(input, PLAYERS).feels(ACTOR, PLAYERS * 2 - 1, relationship);
    const { state } = scene;
    scene.untilTurnOf(BIDDER);
    state.controller[OWN_EXTRA] = FRIEND;
    state.characterOf[FRIEND] = NONE;
    state.playerOf[FRIEND] = NONE;
    scene.hand(BIDDER, '2H').hand(FRIEND, card).hand(ACTOR, '').deck('AC AD');
    scene.do(attempt('2H', BIDDER)).until('bid');
    const refusal = scene.try(bid(card, 0, OWN_EXTRA));
    if (refusal === undefined) scene.quietly(() => scene.won !== undefined);
    return { legal: refusal === undefined, stranger: written(scene, [ACTOR, PLAYERS * 2 - 1]) };
  },

  bid_order(input) {
    const { seats, acting, turn_owner } = z
      .object({ seats: names, acting: z.string(), turn_owner: z.string().nullish() })
      .parse(input);
    const gm = seats.indexOf('GM');
    const cast = new Cast(gm === -1 ? seats : [...seats.slice(gm + 1), ...seats.slice(0, gm)]);
    const [actor, owner] = [cast.seat(acting), cast.seat(turn_owner ?? acting)];
    const scene = inTheHouse(input, cast.size);
    for (let player = 0; player < cast.size; player++) scene.hand(player, '3H 4H');
    scene.untilTurnOf(owner);
    if (actor === owner) scene.do({ ...attempt('3H', actor) });
    else {
      scene.do({ type: 'challenge', player: actor, deed: { kind: 'goal', goal: 0 } }, { type: 'accept' });
      scene.do({ type: 'answer', room: NONE, by: actor, attribute: 2, card: score('3H') });
    }
    const order = [scene.view.table.actor];
    while (scene.ask === 'bid') {
      order.push(scene.seat);
      scene.do({ type: 'pass' });
    }
    return { order: order.map((seat) => cast.players[seat]) };
  },
};
