import type { Odds } from '@/lib/contract/played';
import { oddsOf as odds } from '@/lib/tabletop/dice/dice';
import { ruleOf } from '../engine/context';
import { type Card, type Game, type Move, UNSEEN } from '../engine/game';
import { unseenIn, type View } from '../engine/view';
import { trapChances } from '../rules/odds';

const QUESTION = 'What the trap brings';

/** Returns the odds of aiming a trap at a card. A card that the viewer cannot see is any unseen one, equally likely. */
export function oddsOf(game: Game, view: View, move: Move): readonly Odds[] {
  if (move.type !== 'aim') return [];
  const card = view.cardAt(move.player, move.slot);
  const aimed = sorted(game, card === UNSEEN ? unseenIn(view) : [card]);
  const { edge, flipped, active, round } = view.table;
  const gain = edge ? ruleOf(game, flipped).superTrap?.gain : undefined;
  const shot = { sides: game.sides, bonus: view.steadyOf(active), gain };
  const { wanted, other, escapes, noCreature } = trapChances(shot, aimed, round);
  return [
    odds('The wanted creature is trapped', wanted, QUESTION),
    odds('Another creature is trapped', other, QUESTION),
    odds('A creature escapes', escapes, QUESTION),
    odds('No creature is there', noCreature, QUESTION),
  ].filter(({ chance }) => chance > 0);
}

/** Counts creatures by number, and all other cards. */
function sorted(game: Game, cards: readonly Card[]) {
  const creatures: number[] = game.wanted.map(() => 0);
  let others = 0;
  for (const card of cards) {
    const { sort, number } = ruleOf(game, card);
    if (sort === 'creature') creatures[number] = (creatures[number] ?? 0) + 1;
    else others++;
  }
  return { creatures, others };
}
