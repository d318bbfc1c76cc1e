import { at } from '@/lib/kernel/at';
import { canWin, endingOf } from '../rules/ending';
import { clearAsk } from './agenda';
import { type Context, has } from './context';
import { NONE } from './game';
import { ALIVE, DEAD, type Ending, ESCAPED, type Seat } from './state';

/** Decides the outcome; the game is over once the current step is done. Only the first outcome counts. */
export function end({ state }: Context, ending: Ending, winners: readonly Seat[]): void {
  state.outcome ??= { ending, winners };
}

/** Ends the game if its outcome is decided: clears the agenda and the current question. */
export function close({ state, emit }: Context): void {
  if (state.outcome === null) return;
  state.phase = 'over';
  state.agenda.length = 0;
  clearAsk(state.ask);
  emit?.({ type: 'ended', outcome: state.outcome });
}

/** Ends the game if all characters are dead or, by house rule, only one is left (rules 8.1). */
export function checkEnd(context: Context): void {
  const { game, state } = context;
  if (state.outcome !== null) return;
  let living = 0;
  let survivor = NONE;
  for (let player = 0; player < state.players; player++) {
    if (at(state.characterOf, player) === NONE) continue;
    living++;
    survivor = player;
  }
  if (living > 1) return;
  const standing = { living: living === 1 ? [survivor] : [], adoptable: countAdoptable(context, survivor) };
  const winners = endingOf(standing, game.options);
  if (winners) end(context, { kind: living === 1 ? 'survivor' : 'dead' }, winners);
}

/** Counts the Extras that a player could still adopt: uncontrolled ones, or one the player controls. */
function countAdoptable({ state }: Context, survivor: Seat): number {
  let count = 0;
  for (let extra = state.players; extra < state.people; extra++) {
    if (at(state.fate, extra) !== ALIVE || at(state.playerOf, extra) !== NONE) continue;
    const controller = at(state.controller, extra);
    if (controller === NONE || controller !== survivor) count++;
  }
  return count;
}

/** Lets people escape and ends the game. Extras cannot win (rules 7.6, 8.1). */
export function getOut(context: Context, route: number, persons: number): void {
  const { game, state, emit } = context;
  emit?.({ type: 'escaped', route, persons });
  const winners: Seat[] = [];
  for (let person = 0; person < state.people; person++) if (has(persons, person)) state.fate[person] = ESCAPED;
  for (let player = 0; player < state.players; player++) {
    const character = at(state.characterOf, player);
    if (character === NONE || !has(persons, character)) continue;
    if (canWin(at(state.bereaved, player), game.options)) winners.push(player);
  }
  end(context, { kind: 'escape', route }, winners);
}

/** Triggers a disaster, which kills everyone inside and in some settings the monster (ruling A35). */
export function triggerDisaster(context: Context, loss: number): void {
  const { game, state, emit } = context;
  emit?.({ type: 'blew', loss });
  killRemaining(context);
  if (at(game.losses, loss).killsMonster) state.monsterDead.fill(true);
  end(context, { kind: 'loss', loss }, []);
}

/** Ends the game when the house rules' time limit runs out (ruling A44). */
export function doom(context: Context): void {
  context.emit?.({ type: 'blew', loss: NONE });
  killRemaining(context);
  end(context, { kind: 'doom' }, []);
}

/** Ends the game when a clock has run out by which all is lost (ruling A71). */
export function runOutOfTime(context: Context, clock: number): void {
  killRemaining(context);
  end(context, { kind: 'clock', clock }, []);
}

function killRemaining({ state, emit }: Context): void {
  for (let person = 0; person < state.people; person++) {
    if (at(state.fate, person) !== ALIVE) continue;
    state.fate[person] = DEAD;
    emit?.({ type: 'lost', person, insane: false, player: at(state.playerOf, person), dropped: [] });
  }
}
