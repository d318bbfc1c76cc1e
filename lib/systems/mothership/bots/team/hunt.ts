import { at } from '@/lib/kernel/at';
import { FIRST_TRAP, OBJECTIVE, type Place } from '../../engine/game';
import type { Move } from '../../engine/moves';
import { stepsTo } from '../atlas';
import { POINT, SHUT } from './odds';
import { pointsLeft, type Situation } from './situation';

/** A cell to reveal or shut down, and the place to do it from. */
interface Target {
  readonly cell: Place;
  /** Place to peek from; the cell itself if it must be entered. */
  readonly from: Place;
  readonly score: number;
}

/** Searches for objectives: each player takes the tiles nearest to them and farthest from the finish. */
export function huntMove(situation: Situation): Move | undefined {
  const { view, here, game } = situation;
  if (isRunning(situation, here) && view.table.orange > 0) return { type: 'deactivate' };
  const farPeek = farPeekMove(situation);
  if (farPeek) return farPeek;
  const target = bestTarget(situation);
  if (!target) return undefined;
  const { cell, from } = target;
  if (view.isFaceDown(cell) && from === here && from !== cell) return openMove(situation, cell);
  const step = situation.ways.firstStep(here, from);
  if (!at(game.neighbours, here).includes(step)) return undefined;
  return stepMove(situation, step, from);
}

const isRunning = ({ view, game }: Situation, cell: Place): boolean =>
  cell < game.cells && view.tileAt(cell) === OBJECTIVE && !view.isMarked(cell);

function bestTarget(situation: Situation): Target | undefined {
  const { odds, weights, ways, game, view, seat, here, atlas } = situation;
  const blind = view.isStopped(seat, 'noPeek');
  const points = pointsLeft(situation, seat);
  const steps = stepsTo(atlas, view, here);
  let best: Target | undefined;
  const offer = (cell: Place, from: Place, cost: number) => {
    if (cost >= SHUT) return;
    const score = cost + penaltyOf(situation, cell, at(steps, cell), points);
    if (!best || score < best.score) best = { cell, from, score };
  };
  for (const cell of odds.running) {
    if (!isAlone(situation, cell, at(steps, cell))) continue;
    offer(cell, cell, at(ways.cost, cell) + POINT - weights.objective * POINT);
  }
  if (odds.hidden <= 0) return best;
  for (const cell of odds.unseen) {
    let from = cell;
    let cost = at(ways.cost, cell);
    if (!blind) {
      for (const neighbour of at(game.neighbours, cell)) {
        const through = at(ways.cost, neighbour) + POINT;
        if (through > cost || view.isFaceDown(neighbour)) continue;
        cost = through;
        from = neighbour;
      }
    }
    offer(cell, from, cost);
  }
  return best;
}

/** Penalty for a cell: friends who are nearer, its closeness to the finish, and a late return. */
function penaltyOf({ seat, weights, home, friends }: Situation, cell: Place, mine: number, points: number): number {
  let score = -(weights.sweep * POINT * at(home, cell)) / 100;
  for (const friend of friends) {
    const theirs = at(friend.steps, cell) + friend.lost;
    if (theirs < mine || (theirs === mine && friend.seat < seat)) {
      score += weights.yieldTo * POINT * (mine - theirs + 0.5);
    }
  }
  const over = mine + 1 + at(home, cell) - points;
  return over > 0 ? score + weights.late * POINT * over : score;
}

/** Tells whether this player is the nearest to a found objective; only the nearest goes there. */
function isAlone({ seat, friends }: Situation, cell: Place, mine: number): boolean {
  for (const friend of friends) {
    const theirs = at(friend.steps, cell) + friend.lost;
    if (theirs < mine || (theirs === mine && friend.seat < seat)) return false;
  }
  return true;
}

/** Next to an unseen tile: peeks, or steps on it if it leads on and is not too dangerous. */
function openMove(situation: Situation, cell: Place): Move {
  const { here, odds, atlas, view, risk, weights } = situation;
  if (risk * 100 >= weights.look * POINT) return { type: 'peek', cell };
  // Distances are taken from both ends rather than from each unseen tile: those are many.
  const [ofHere, ofThere] = [stepsTo(atlas, view, here), stepsTo(atlas, view, cell)];
  let [fromHere, fromThere] = [SHUT, SHUT];
  for (const other of odds.unseen) {
    if (other === cell) continue;
    fromHere = Math.min(fromHere, at(ofHere, other));
    fromThere = Math.min(fromThere, at(ofThere, other));
  }
  return fromThere < fromHere ? { type: 'move', to: cell } : { type: 'peek', cell };
}

/** Takes a step on the way. Slips or jumps over dangerous ground, disarms it or peeks first. */
export function stepMove(situation: Situation, step: Place, goal: Place): Move {
  const { view, seat, game, tolls, ap, weights } = situation;
  const { abilities } = view.rulesOf(seat);
  const danger = at(tolls, step) - POINT;
  for (let ability = 0; ability < abilities.length; ability++) {
    const rule = at(abilities, ability);
    if (view.usesOf(seat, ability) >= rule.uses) continue;
    if (rule.kind === 'hop' && rule.apCost + view.surchargeOf(seat) <= ap) {
      const to = bestHop(situation, goal, rule.apCost);
      if (to !== undefined) return { type: 'hop', ability, to };
    }
    if (rule.kind === 'slipIn' && rule.apCost + view.surchargeOf(seat) <= ap && step < game.cells) {
      if (danger > (rule.apCost - 1) * POINT) return { type: 'slipIn', ability, to: step };
    }
    if (rule.kind === 'disarm' && rule.apCost < ap && step < game.cells && danger > (rule.apCost + 1) * POINT) {
      const armed = view.tileAt(step) >= FIRST_TRAP && view.disarmedUntil(step) === 0;
      if (armed && view.table.orange > view.table.objectives - view.table.done)
        return { type: 'disarm', ability, cell: step };
    }
  }
  const looks = view.isFaceDown(step) && !view.isStopped(seat, 'noPeek') && danger * 100 >= weights.look * POINT;
  return looks && ap > 1 ? { type: 'peek', cell: step } : { type: 'move', to: step };
}

/** Returns a jump that is cheaper than walking, including the cost of the landing tile. */
function bestHop({ game, view, here, atlas, tolls, ways }: Situation, goal: Place, apCost: number): Place | undefined {
  const steps = stepsTo(atlas, view, goal);
  let best: Place | undefined;
  let least = at(ways.cost, goal);
  for (const { to } of at(game.hops, here)) {
    if (at(tolls, to) >= SHUT || !view.isThere(to)) continue;
    const cost = (apCost - 1) * POINT + at(tolls, to) + at(steps, to) * POINT;
    if (cost >= least) continue;
    least = cost;
    best = to;
  }
  return best;
}

/** Uses far sight first, on the tile that is most expensive to reach. */
function farPeekMove(situation: Situation): Move | undefined {
  const { view, seat, odds, game, ways, home } = situation;
  if (odds.hidden <= 0) return undefined;
  const { abilities } = view.rulesOf(seat);
  for (let ability = 0; ability < abilities.length; ability++) {
    const rule = at(abilities, ability);
    if (rule.kind !== 'farPeek' || rule.apCost > situation.ap || view.usesOf(seat, ability) >= rule.uses) continue;
    if (game.rules.blindStopsAbility && view.isStopped(seat, 'noPeek')) continue;
    let best: Place | undefined;
    let most = (rule.apCost + 1) * POINT;
    for (const cell of odds.unseen) {
      if (view.apart(rule.metric, situation.here, cell) > rule.reach) continue;
      const worth = Math.min(at(ways.cost, cell), 20 * POINT) + at(home, cell);
      if (worth <= most) continue;
      most = worth;
      best = cell;
    }
    if (best !== undefined) return { type: 'farPeek', ability, cell: best };
  }
  return undefined;
}
