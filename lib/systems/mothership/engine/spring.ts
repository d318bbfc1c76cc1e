import { at } from '@/lib/kernel/at';
import {
  type Context,
  characterOf,
  clampPoints,
  dropToken,
  hasRoom,
  isDisarmed,
  isFaceDown,
  isFinishOpen,
  isSpent,
  trapAt,
} from './context';
import { type Deed, FIRST_TRAP, NONE, type Place, type TrapRule } from './game';
import type { Seat } from './state';

/** Moves a player onto a place by walking, slipping or jumping. The move must be legal. */
export function enter(
  context: Context,
  seat: Seat,
  to: Place,
  how: 'step' | 'slip' | 'hop',
  cost: number,
  except?: readonly boolean[],
): void {
  const { game, state, emit } = context;
  const from = at(state.at, seat);
  emit?.({ type: 'moved', seat, from, to, how, cost });
  arrive(context, seat, to);
  if (to >= game.cells) return;
  const wasFaceDown = isFaceDown(state, to);
  if (wasFaceDown) {
    endHunt(context, seat);
    turnUp(context, seat, to);
  }
  const trap = trapAt(state, to);
  if (trap === NONE || isDisarmed(state, to)) return;
  if (how === 'slip' && !at(except ?? [], trap)) return;
  if (!at(game.traps, trap).onFlip || wasFaceDown) spring(context, seat, to, from);
}

/** Turns a tile up from a distance: only traps that act on being turned act. */
export function reveal(context: Context, seat: Seat, cell: Place): void {
  const { game, state } = context;
  turnUp(context, seat, cell);
  const trap = trapAt(state, cell);
  if (trap !== NONE && !isDisarmed(state, cell) && at(game.traps, trap).onFlip) spring(context, seat, cell, NONE);
}

function turnUp({ state, emit }: Context, seat: Seat, cell: Place): void {
  state.faceUp[cell] = true;
  state.version++;
  state.tally.flips[seat] = at(state.tally.flips, seat) + 1;
  emit?.({ type: 'turnedUp', seat, cell, tile: at(state.tile, cell) });
}

/** Places a player, at no cost and without springing traps. */
function arrive({ game, state, emit }: Context, seat: Seat, to: Place): void {
  state.at[seat] = to;
  state.surcharge[seat] = 0;
  state.tally.visits[to] = at(state.tally.visits, to) + 1;
  if (to === game.finish) emit?.({ type: 'escaped', seat });
}

/** Springs a trap. `from` is where the player stepped onto it from, or NONE. */
export function spring(context: Context, seat: Seat, cell: Place, from: Place): void {
  const { game, state, emit } = context;
  const trap = trapAt(state, cell);
  const rule = at(game.traps, trap);
  const immune = at(characterOf(game, state, seat).immune, trap);
  if (immune && !rule.onFlip) {
    emit?.({ type: 'shrugged', seat, trap, why: 'immune' });
    return;
  }
  state.tally.sprung[trap] = at(state.tally.sprung, trap) + 1;
  emit?.({ type: 'sprung', seat, cell, trap });
  if (immune) emit?.({ type: 'shrugged', seat, trap, why: 'immune' });
  else {
    if (rule.leavesToken) takeToken(context, seat, trap);
    if (rule.surcharge > 0 && at(state.at, seat) === cell) holdOn(context, seat, trap);
  }
  for (const deed of rule.deeds) {
    if (deed.kind === 'teleport') {
      if (!immune) teleport(context, seat, deed.to);
    } else if (at(state.tile, cell) === trap + FIRST_TRAP) leave(context, seat, cell, from, deed);
  }
}

/** Makes leaving more expensive, unless the character waives the surcharge. */
function holdOn({ game, state, emit }: Context, seat: Seat, trap: number): void {
  if (at(characterOf(game, state, seat).waives, trap)) {
    emit?.({ type: 'shrugged', seat, trap, why: 'waived' });
    return;
  }
  const { surcharge } = at(game.traps, trap);
  state.surcharge[seat] = at(state.surcharge, seat) + surcharge;
  state.tally.lost[trap] = at(state.tally.lost, trap) + surcharge;
  emit?.({ type: 'heldOn', seat, trap, ap: surcharge });
}

/** Ruling A14: a player has one token of a trap unless tokens stack; being caught again only renews the rounds. */
function takeToken({ game, state, emit }: Context, seat: Seat, trap: number): void {
  const rule = at(game.traps, trap);
  const tokens = at(state.tokens, seat);
  const held = rule.stackable ? undefined : tokens.find((token) => token.trap === trap);
  if (held) {
    held.taken = state.round;
    held.done = false;
    emit?.({ type: 'caught', seat, trap, again: true, ap: 0 });
    return;
  }
  if (at(state.supply, trap) === 0) {
    emit?.({ type: 'shrugged', seat, trap, why: 'noToken' });
    return;
  }
  state.supply[trap] = at(state.supply, trap) - 1;
  tokens.push({ trap, taken: state.round, done: false });
  const before = at(state.ap, seat);
  state.ap[seat] = clampPoints(before + rule.apNow);
  state.tally.lost[trap] = at(state.tally.lost, trap) + Math.max(0, before - at(state.ap, seat));
  emit?.({ type: 'caught', seat, trap, again: false, ap: at(state.ap, seat) - before });
}

/** Throws a player to a place, or to the start board if nobody can stand there. */
function teleport(context: Context, seat: Seat, to: Place): void {
  const { game, state, emit } = context;
  const shut = to === game.finish && !isFinishOpen(game, state);
  const gone = to < game.cells && at(state.tile, to) === NONE;
  const full = at(state.at, seat) !== to && !hasRoom(game, state, to);
  const place = shut || gone || full ? game.start : to;
  emit?.({ type: 'thrown', seat, to: place });
  arrive(context, seat, place);
  if (place < game.cells && isFaceDown(state, place)) reveal(context, seat, place);
}

/** Removes a tile from its cell, for good or until it is replaced. */
function leave(
  context: Context,
  seat: Seat,
  cell: Place,
  from: Place,
  deed: Exclude<Deed, { kind: 'teleport' }>,
): void {
  const { game, state, emit } = context;
  const tile = at(state.tile, cell);
  state.tile[cell] = NONE;
  state.faceUp[cell] = false;
  state.version++;
  if (deed.kind === 'removeTile') {
    state.gone.push(tile);
    if (deed.replaced) state.holes.push({ cell, tile: NONE, seat, due: state.round, faceDown: true });
    emit?.({ type: 'tileLeft', cell, due: deed.replaced ? state.round : 0 });
    for (let other = 0; other < state.players; other++) {
      if (at(state.at, other) !== cell) continue;
      emit?.({ type: 'thrown', seat: other, to: game.start });
      arrive(context, other, game.start);
    }
    return;
  }
  const due = state.round + deed.afterRounds - 1;
  state.holes.push({ cell, tile, seat, due, faceDown: deed.faceDown });
  emit?.({ type: 'tileLeft', cell, due });
  for (let other = 0; other < state.players; other++) if (at(state.at, other) === cell) state.surcharge[other] = 0;
  if (!deed.bounce || from === NONE || at(state.at, seat) !== cell) return;
  // An empty space cannot be entered, so a hero who came from one goes back to the start.
  const back = from < game.cells && at(state.tile, from) === NONE ? game.start : from;
  emit?.({ type: 'thrown', seat, to: back });
  arrive(context, seat, back);
}

/** Ends compulsions that last until the hero reaches a face-down tile. */
function endHunt(context: Context, seat: Seat): void {
  endCompulsions(context, seat, ({ compel }) => compel?.until === 'arrival' && compel.toward.endsWith('FaceDown'));
}

/** Ends compulsions whose target is reached, or that last until no tile is face down. */
export function settleCompulsions(context: Context): void {
  const { game, state } = context;
  for (let seat = 0; seat < state.players; seat++) {
    if (at(state.tokens, seat).length === 0) continue;
    endCompulsions(context, seat, ({ compel }) => {
      if (compel?.until === 'noneFaceDown') return !someFaceDown(context);
      if (compel?.toward === 'start') return at(state.at, seat) === game.start;
      return compel?.toward === 'finish' && at(state.at, seat) === game.finish;
    });
  }
}

function someFaceDown({ game, state }: Context): boolean {
  for (let cell = 0; cell < game.cells; cell++) if (isFaceDown(state, cell)) return true;
  return false;
}

function endCompulsions(context: Context, seat: Seat, ends: (rule: TrapRule) => boolean): void {
  const { game, state, emit } = context;
  const tokens = at(state.tokens, seat);
  for (let i = tokens.length - 1; i >= 0; i--) {
    const token = at(tokens, i);
    const rule = at(game.traps, token.trap);
    if (rule.compel === undefined || token.done || !ends(rule)) continue;
    token.done = true;
    if (!isSpent(rule, token, state.round)) continue;
    tokens.splice(i, 1);
    state.supply[token.trap] = at(state.supply, token.trap) + 1;
    emit?.({ type: 'freed', seat, trap: token.trap, by: 'arrival', helper: NONE, cost: 0 });
  }
}

/** Cancels surcharges on a tile that was disarmed (ruling A27). */
export function cancelSurcharges({ state }: Context, cell: Place): void {
  for (let seat = 0; seat < state.players; seat++) if (at(state.at, seat) === cell) state.surcharge[seat] = 0;
}

/** Removes a token, on payment or with help. */
export function free(
  context: Context,
  seat: Seat,
  trap: number,
  by: 'friend' | 'self',
  helper: Seat,
  cost: number,
): void {
  if (dropToken(context, seat, trap)) context.emit?.({ type: 'freed', seat, trap, by, helper, cost });
}
