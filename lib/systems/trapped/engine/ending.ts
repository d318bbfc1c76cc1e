import { at } from '@/lib/kernel/at';
import { canWin, endingOf } from '../rules/ending';
import { clearAsk } from './agenda';
import { type Context, has } from './context';
import { NONE } from './game';
import { ALIVE, DEAD, type Ending, ESCAPED, type Seat } from './state';

/** Decides the game; it is over as soon as what is under way is done. The first ending is the one that counts. */
export function end({ state }: Context, ending: Ending, winners: readonly Seat[]): void {
  state.outcome ??= { ending, winners };
}

/** Nobody has anything to decide any more. */
export function close({ state, emit }: Context): void {
  if (state.outcome === null) return;
  state.phase = 'over';
  state.agenda.length = 0;
  clearAsk(state.ask);
  emit?.({ type: 'ended', outcome: state.outcome });
}

/** Ends the game if everybody is dead, or by the house's rule if one alone is left (rules 8.1). */
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

/** Extras that somebody could still make a character: nobody's, or one's own. */
function countAdoptable({ state }: Context, survivor: Seat): number {
  let count = 0;
  for (let extra = state.players; extra < state.people; extra++) {
    if (at(state.fate, extra) !== ALIVE || at(state.playerOf, extra) !== NONE) continue;
    const controller = at(state.controller, extra);
    if (controller === NONE || controller !== survivor) count++;
  }
  return count;
}

/** Some get out, and the game ends; Extras do not win (rules 7.6, 8.1). */
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

/** A disaster takes everybody inside, and perhaps what hunts them (ruling A35). */
export function blow(context: Context, loss: number): void {
  const { game, state, emit } = context;
  emit?.({ type: 'blew', loss });
  perish(context);
  if (at(game.losses, loss).killsMonster) state.monsterDead.fill(true);
  end(context, { kind: 'loss', loss }, []);
}

/** The house's clock has run down (ruling A44). */
export function doom(context: Context): void {
  context.emit?.({ type: 'blew', loss: NONE });
  perish(context);
  end(context, { kind: 'doom' }, []);
}

function perish({ state, emit }: Context): void {
  for (let person = 0; person < state.people; person++) {
    if (at(state.fate, person) !== ALIVE) continue;
    state.fate[person] = DEAD;
    emit?.({ type: 'lost', person, insane: false, player: at(state.playerOf, person), dropped: [] });
  }
}
