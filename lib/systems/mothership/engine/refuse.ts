import { at } from '@/lib/kernel/at';
import { isCompelled, stepsOf } from './compulsion';
import {
  characterOf,
  hasEscaped,
  hasRoom,
  isCell,
  isDisarmed,
  isFaceDown,
  isFinishOpen,
  isStopped,
  isThere,
} from './context';
import { apartBy } from './distance';
import { type AbilityKind, type AbilityRule, FIRST_TRAP, type Game, NONE, type Place, type ReleaseRule } from './game';
import type { Move, RefusalCode } from './moves';
import type { Seat, State } from './state';

type Reply = RefusalCode | undefined;

/** Returns the reason to refuse a move, undefined if it is legal. */
export function refusalOf(game: Game, state: State, seat: Seat, move: Move): Reply {
  if (state.phase === 'over') return 'game-over';
  if (state.turn !== seat) return 'not-your-turn';
  if (state.phase === 'level') {
    return move.type === 'level' && Number.isInteger(move.level) && move.level >= 0 && move.level < game.levels.length
      ? undefined
      : 'illegal-target';
  }
  if (state.phase === 'muster')
    return move.type === 'pick' && canPick(game, state, move.character) ? undefined : 'illegal-target';

  const compelled = isCompelled(game, state, seat);
  if (compelled && game.rules.compulsion === 'strict' && !COMPELLED_MOVES.has(move.type)) return 'compelled';
  switch (move.type) {
    case 'move':
      return refuseStep(game, state, seat, move.to, compelled);
    case 'peek':
      return refusePeek(game, state, seat, move.cell);
    case 'assist':
      return refuseAssist(game, state, seat, move.player, move.trap);
    case 'defer':
      if (state.phase === 'deferred' || state.deferred.includes(seat)) return 'already-deferred';
      return pays(state, seat, 1);
    case 'deactivate':
      return refuseDeactivate(game, state, seat);
    case 'hop':
    case 'farPeek':
    case 'slipIn':
    case 'disarm':
      return refuseSpecial(game, state, seat, move, compelled);
    case 'release':
      return refuseRelease(game, state, seat, move.trap);
    case 'endTurn':
      return refuseEnd(game, state, seat, compelled);
    default:
      return 'illegal-target';
  }
}

const COMPELLED_MOVES: ReadonlySet<string> = new Set<Move['type']>(['move', 'defer', 'endTurn']);

const pays = (state: State, seat: Seat, points: number): Reply =>
  at(state.ap, seat) < points ? 'insufficient-ap' : undefined;

/** Tells whether a character can be picked; NONE only if all are taken. */
export function canPick(game: Game, state: State, character: number): boolean {
  if (character === NONE) return game.characters.every((_, i) => state.character.includes(i));
  return game.characters[character] !== undefined && !state.character.includes(character);
}

/** Refuses a place that cannot be entered by any kind of movement. */
function refuseEntry(game: Game, state: State, to: Place): Reply {
  if (to === game.finish) return isFinishOpen(game, state) ? undefined : 'finish-locked';
  return isThere(game, state, to) && hasRoom(game, state, to) ? undefined : 'illegal-target';
}

function refuseStep(game: Game, state: State, seat: Seat, to: Place, compelled: boolean): Reply {
  if (!at(game.neighbours, at(state.at, seat)).includes(to)) return 'illegal-target';
  const way = stepCost(game, state, seat);
  if (way === undefined) return 'frozen';
  const entry = refuseEntry(game, state, to);
  if (entry !== undefined) return entry;
  if (compelled && !stepsOf(game, state, seat).includes(to)) return 'compelled';
  return pays(state, seat, way);
}

/** Returns the cost of a step, including a release that comes with it; undefined if the player cannot move. */
function stepCost(game: Game, state: State, seat: Seat): number | undefined {
  const surcharge = at(state.surcharge, seat);
  if (!isStopped(game, state, seat, 'noMove')) return 1 + surcharge;
  const release = stepReleaseOf(game, state, seat);
  return release && release.apCost + surcharge;
}

/** Returns the release that is included in a step. */
export function stepReleaseOf(game: Game, state: State, seat: Seat): ReleaseRule | undefined {
  return characterOf(game, state, seat).releases.find((release) => {
    if (!release.includesMove || refuseRelease(game, state, seat, release.trap) !== undefined) return false;
    const holding = at(state.tokens, seat).filter(
      ({ trap, taken }) => state.round < taken + at(game.traps, trap).noMove,
    );
    return holding.length === 1 && holding[0]?.trap === release.trap;
  });
}

function refusePeek(game: Game, state: State, seat: Seat, cell: Place): Reply {
  if (isStopped(game, state, seat, 'noPeek')) return 'blind';
  if (!at(game.neighbours, at(state.at, seat)).includes(cell) || !isCell(game, cell)) return 'illegal-target';
  return isFaceDown(state, cell) ? pays(state, seat, 1) : 'illegal-target';
}

function refuseAssist(game: Game, state: State, seat: Seat, player: Seat, trap: number): Reply {
  const tokens = state.tokens[player];
  if (tokens === undefined || player === seat || hasEscaped(game, state, player)) return 'illegal-target';
  if (!tokens.some((token) => token.trap === trap) || !at(game.traps, trap).assistable) return 'illegal-target';
  const [here, there] = [at(state.at, seat), at(state.at, player)];
  const range = game.rules.assistRange;
  const near =
    (range !== 'adjacent' && here === there) || (range !== 'same' && at(game.neighbours, here).includes(there));
  return near ? pays(state, seat, 1) : 'illegal-target';
}

function refuseDeactivate(game: Game, state: State, seat: Seat): Reply {
  const cell = at(state.at, seat);
  const stands = isCell(game, cell) && at(state.tile, cell) === 1 && at(state.faceUp, cell) && !at(state.marked, cell);
  return stands && state.orange > 0 ? pays(state, seat, 1) : 'illegal-target';
}

function refuseSpecial(
  game: Game,
  state: State,
  seat: Seat,
  move: Extract<Move, { ability: number }>,
  compelled: boolean,
): Reply {
  const ability = characterOf(game, state, seat).abilities[move.ability];
  if (ability === undefined || ability.kind !== move.type) return 'no-ability';
  if (isHindered(game, state, seat, ability.kind)) return ability.kind === 'farPeek' ? 'blind' : 'frozen';
  if (at(at(state.used, seat), move.ability) >= ability.uses) return 'already-used';
  const target = refuseTarget(game, state, seat, ability, 'to' in move ? move.to : move.cell);
  if (target !== undefined) return target;
  if (compelled && 'to' in move && !leadsNearer(game, state, seat, move.to)) return 'compelled';
  const surcharge = 'to' in move ? at(state.surcharge, seat) : 0;
  return pays(state, seat, ability.apCost + surcharge);
}

const isHindered = (game: Game, state: State, seat: Seat, kind: AbilityKind): boolean =>
  kind === 'farPeek'
    ? game.rules.blindStopsAbility && isStopped(game, state, seat, 'noPeek')
    : kind !== 'disarm' && isStopped(game, state, seat, 'noMove');

function refuseTarget(game: Game, state: State, seat: Seat, ability: AbilityRule, place: Place): Reply {
  const here = at(state.at, seat);
  switch (ability.kind) {
    case 'hop':
      return at(game.hops, here).some(({ to }) => to === place) ? refuseEntry(game, state, place) : 'illegal-target';
    case 'slipIn':
      return isCell(game, place) && at(game.neighbours, here).includes(place)
        ? refuseEntry(game, state, place)
        : 'illegal-target';
    case 'farPeek':
      return isCell(game, place) &&
        Number.isInteger(place) &&
        isFaceDown(state, place) &&
        apartBy(game, state, ability.metric, here, place) <= ability.reach
        ? undefined
        : 'illegal-target';
    case 'disarm': {
      if (!isCell(game, place) || !at(game.neighbours, here).includes(place)) return 'illegal-target';
      // Markers that objectives still need are reserved.
      if (isDisarmed(state, place) || state.orange <= state.objectives - state.done) return 'illegal-target';
      if (isFaceDown(state, place)) return ability.faceDown ? undefined : 'illegal-target';
      return at(state.tile, place) >= FIRST_TRAP ? undefined : 'illegal-target';
    }
  }
}

/** Tells whether a jump or slip ends where a compelled step could. */
const leadsNearer = (game: Game, state: State, seat: Seat, to: Place): boolean =>
  stepsOf(game, state, seat).includes(to);

function refuseRelease(game: Game, state: State, seat: Seat, trap: number): Reply {
  const { releases } = characterOf(game, state, seat);
  if (releases.length === 0) return 'no-ability';
  const release = releases.find((candidate) => candidate.trap === trap);
  const token = at(state.tokens, seat).find((held) => held.trap === trap);
  if (!release || !token) return 'illegal-target';
  if (state.round < token.taken + release.afterRounds) return 'too-early';
  return pays(state, seat, release.apCost);
}

function refuseEnd(game: Game, state: State, seat: Seat, compelled: boolean): Reply {
  if (compelled) {
    const steps = stepsOf(game, state, seat);
    if (steps.some((to) => refuseStep(game, state, seat, to, false) === undefined)) return 'compelled';
  }
  if (!game.rules.mustSpendAll) return undefined;
  for (const move of paidMoves(game, state, seat)) {
    if (refusalOf(game, state, seat, move) === undefined) return 'compelled';
  }
  return undefined;
}

/** Yields all moves that cost points, legal or not. */
export function* paidMoves(game: Game, state: State, seat: Seat): Iterable<Move> {
  const here = at(state.at, seat);
  for (const to of at(game.neighbours, here)) yield { type: 'move', to };
  for (const cell of at(game.neighbours, here)) if (cell < game.cells) yield { type: 'peek', cell };
  yield { type: 'deactivate' };
  for (let player = 0; player < state.players; player++) {
    const traps = new Set(at(state.tokens, player).map(({ trap }) => trap));
    for (const trap of traps) yield { type: 'assist', player, trap };
  }
  const { abilities, releases } = characterOf(game, state, seat);
  for (const [ability, { kind }] of abilities.entries()) {
    switch (kind) {
      case 'hop':
        for (const to of new Set(at(game.hops, here).map((hop) => hop.to))) yield { type: 'hop', ability, to };
        break;
      case 'farPeek':
        for (let cell = 0; cell < game.cells; cell++) {
          if (isFaceDown(state, cell)) yield { type: 'farPeek', ability, cell };
        }
        break;
      case 'slipIn':
        for (const to of at(game.neighbours, here)) if (to < game.cells) yield { type: 'slipIn', ability, to };
        break;
      case 'disarm':
        for (const cell of at(game.neighbours, here)) if (cell < game.cells) yield { type: 'disarm', ability, cell };
        break;
    }
  }
  for (const trap of new Set(releases.map((release) => release.trap))) yield { type: 'release', trap };
  yield { type: 'defer' };
}
