import * as z from 'zod';
import { FIRST_TRAP, type Game, NONE, OBJECTIVE, SAFE } from '@/lib/systems/mothership/engine/game';
import type { Move } from '@/lib/systems/mothership/engine/moves';
import { moves, play } from '@/lib/systems/mothership/engine/play';
import type { State } from '@/lib/systems/mothership/engine/state';
import { Agreeing, agrees, including, type Operations, partly, unordered } from '../vectors';
import { clearDeck } from './clear-deck';
import { gameOf, optionsOf, placeIn } from './notation';

const playerSchema = z.object({
  id: z.string(),
  character: z.string().default('none'),
  at: z.string(),
  ap: z.int().optional(),
  effects: z.array(z.string()).default([]),
});
const tableSchema = z.object({
  tiles: z.record(z.string(), z.string()).default({}),
  missing: z.array(z.string()).default([]),
  round: z.int().min(1).default(1),
  faceUp: z.array(z.string()).default([]),
  drawPile: z.array(z.string()).default([]),
  tracker: z.int().default(0),
  players: z.array(playerSchema).min(1),
});
const actionSchema = z.object({
  by: z.string(),
  do: z.enum(['move', 'peek', 'assist', 'defer', 'deactivate', 'special', 'endTurn']),
  to: z.string().optional(),
  at: z.string().optional(),
  dir: z.enum(['N', 'E', 'S', 'W']).optional(),
  target: z.string().optional(),
  effect: z.string().optional(),
  error: z.string().optional(),
});
type Action = z.infer<typeof actionSchema>;
const stepSchema = z.union([z.object({ assert: z.record(z.string(), z.unknown()) }), actionSchema]);

/** A game in progress, as described by a vector. */
interface Stage {
  readonly game: Game;
  readonly state: State;
  readonly ids: readonly string[];
}

function stageOf(input: Readonly<Record<string, unknown>>): Stage {
  const game = gameOf(input);
  const { tiles, missing, faceUp, drawPile, tracker, round, players } = tableSchema.parse(input);
  const state = clearDeck(game, players.length);
  state.round = round;
  const { firstPlayer } = optionsOf(input);
  const named = typeof firstPlayer === 'number' ? firstPlayer : players.findIndex(({ id }) => id === firstPlayer);
  state.first = Math.max(0, named);
  state.turn = state.first;
  state.marker = tracker;
  for (const [cell, kind] of Object.entries(tiles)) state.tile[placeIn(game, cell)] = tileOf(game, kind);
  for (const cell of missing) state.tile[placeIn(game, cell)] = NONE;
  for (const cell of faceUp) state.faceUp[placeIn(game, cell)] = true;
  state.draw.push(...drawPile.map((kind) => tileOf(game, kind)).toReversed());
  state.objectives = state.tile.filter((tile) => tile === OBJECTIVE).length;
  for (const [seat, { character, at, ap, effects }] of players.entries()) {
    state.character[seat] = character === 'none' ? NONE : indexOf(game.body.characters, character);
    const place = placeIn(game, at);
    state.at[seat] = place;
    // A tile with a character on it is face up.
    if (place < game.cells) {
      state.faceUp[place] = true;
      state.surcharge[seat] = surchargeOn(game, state, seat, place);
    }
    for (const effect of effects) {
      const trap = indexOf(game.body.traps, effect);
      const rule = game.traps[trap];
      if (!rule?.leavesToken) throw new Error(`“${effect}” leaves no token`);
      state.tokens[seat]?.push({ trap, taken: round, done: false });
      state.ap[seat] = (state.ap[seat] ?? 0) + rule.apDelta;
    }
    if (ap !== undefined) state.ap[seat] = ap;
  }
  return { game, state, ids: players.map(({ id }) => id) };
}

/** Surcharge from the trap on a character's first tile. */
function surchargeOn(game: Game, state: State, seat: number, place: number): number {
  const trap = (state.tile[place] ?? SAFE) - FIRST_TRAP;
  const waived = game.characters[state.character[seat] ?? NONE]?.waives[trap];
  return waived ? 0 : (game.traps[trap]?.surcharge ?? 0);
}

function indexOf(entries: readonly { readonly id: string }[], id: string): number {
  const index = entries.findIndex((entry) => entry.id === id);
  if (index === -1) throw new Error(`nothing is called “${id}”`);
  return index;
}

const tileOf = ({ body }: Game, kind: string): number =>
  kind === 'safe' ? SAFE : kind === 'objective' ? OBJECTIVE : FIRST_TRAP + indexOf(body.traps, kind);

/** Converts an action to a move. An action that the character cannot do becomes the use of an ability that it lacks. */
function moveOf({ game, state, ids }: Stage, action: Action): Move {
  const seat = ids.indexOf(action.by);
  const place = placeOf({ game, state }, seat, action);
  switch (action.do) {
    case 'move':
      return { type: 'move', to: place };
    case 'peek':
      return { type: 'peek', cell: place };
    case 'assist': {
      const player = ids.indexOf(action.target ?? '');
      const only = state.tokens[player]?.find(({ trap }) => game.traps[trap]?.assistable)?.trap;
      const named = action.effect === undefined ? only : indexOf(game.body.traps, action.effect);
      return { type: 'assist', player, trap: named ?? NONE };
    }
    case 'special':
      return specialOf({ game, state, ids }, seat, action);
    default:
      return { type: action.do };
  }
}

/** Returns the place that an action names, or the next one in its direction. */
function placeOf({ game, state }: Pick<Stage, 'game' | 'state'>, seat: number, action: Action): number {
  const name = action.to ?? action.at ?? (action.do === 'assist' ? undefined : action.target);
  if (name !== undefined || action.dir === undefined) return game.names.indexOf(name ?? '');
  const here = state.at[seat] ?? NONE;
  const spotsOf = (place: number) =>
    place === game.start
      ? game.startSpots
      : place === game.finish
        ? game.finishSpots
        : [{ x: game.x[place] ?? NONE, y: game.y[place] ?? NONE }];
  const [dx, dy] = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }[action.dir] as [number, number];
  const lies = (from: { x: number; y: number }, to: { x: number; y: number }) =>
    to.x === from.x + dx && to.y === from.y + dy;
  const beside = game.neighbours[here]?.find((place) =>
    spotsOf(here).some((from) => spotsOf(place).some((to) => lies(from, to))),
  );
  return beside ?? NONE;
}

function specialOf({ game, state }: Stage, seat: number, action: Action): Move {
  const character = game.characters[state.character[seat] ?? NONE];
  const place = placeOf({ game, state }, seat, action);
  const ability = character?.abilities[0];
  switch (ability?.kind) {
    case 'hop': {
      const here = state.at[seat] ?? NONE;
      const hops = game.hops[here]?.filter(({ dir }) => dir === action.dir) ?? [];
      const named = action.to ?? action.at ?? action.target;
      return { type: 'hop', ability: 0, to: named === undefined ? (hops[0]?.to ?? NONE) : place };
    }
    case 'farPeek':
      return { type: 'farPeek', ability: 0, cell: place };
    case 'slipIn':
      return { type: 'slipIn', ability: 0, to: place };
    case 'disarm':
      return { type: 'disarm', ability: 0, cell: place };
    default: {
      const release = character?.releases[0];
      if (!release) return { type: 'hop', ability: 0, to: place };
      return action.to !== undefined && release.includesMove
        ? { type: 'move', to: place }
        : { type: 'release', trap: release.trap };
    }
  }
}

/** Describes the state in the format of expectations. */
function pictureOf({ game, state, ids }: Stage): Readonly<Record<string, unknown>> {
  const names = (is: (cell: number) => boolean) => game.names.slice(0, game.cells).filter((_, cell) => is(cell));
  const lies = (cell: number) => (state.tile[cell] ?? NONE) !== NONE;
  const escaped = ids.filter((_, seat) => state.at[seat] === game.finish);
  const marked = names((cell) => state.marked[cell] === true);
  const ending = state.phase === 'over' ? (game.body.endings[state.ending]?.id ?? 'none') : null;
  const players = ids.map((id, seat) => {
    const at = state.at[seat] ?? NONE;
    const effects = unordered((state.tokens[seat] ?? []).map(({ trap }) => game.body.traps[trap]?.id ?? ''));
    const escaped = at === game.finish;
    return [id, partly({ at: game.names[at], ap: state.ap[seat], effects, escaped })] as const;
  });
  return {
    players: partly(Object.fromEntries(players)),
    round: state.round,
    phase: state.phase,
    tracker: state.marker,
    current: ids[state.turn] ?? null,
    faceUp: including(names((cell) => lies(cell) && state.faceUp[cell] === true)),
    faceDown: including(names((cell) => lies(cell) && state.faceUp[cell] === false)),
    missing: unordered(names((cell) => !lies(cell))),
    disarmed: unordered(names((cell) => (state.disarmed[cell] ?? 0) > 0)),
    marked: unordered(marked),
    deactivated: unordered(marked),
    objectivesDone: new Agreeing(
      (expected) => expected === state.done || expected === state.done >= state.objectives,
      state.done,
    ),
    escaped: new Agreeing((expected) => expected === escaped.length || unordered(escaped).agrees(expected), escaped),
    finishOpen: state.done >= state.objectives || !game.rules.finishLocked,
    orange: state.orange,
    drawPileSize: state.draw.length,
    ending,
    gameOver: new Agreeing(
      (expected) => (ending === null ? !expected : expected === ending || expected === true),
      ending,
    ),
  };
}

/** Plays the listed steps. Throws if a refusal or a checkpoint differs. */
function perform(stage: Stage, steps: readonly unknown[]): void {
  for (const [i, given] of steps.entries()) {
    const step = stepSchema.parse(given);
    if ('assert' in step) {
      const picture = pictureOf(stage);
      for (const [key, expected] of Object.entries(step.assert)) {
        if (agrees(picture[key], expected)) continue;
        throw new Error(
          `step ${i + 1}, ${key}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(picture[key])}`,
        );
      }
      continue;
    }
    const before = JSON.stringify(stage.state);
    const refusal = play(stage.game, stage.state, stage.ids.indexOf(step.by), moveOf(stage, step));
    if (refusal !== step.error) {
      throw new Error(`step ${i + 1}: expected ${step.error ?? 'no refusal'}, got ${refusal ?? 'none'}`);
    }
    if (refusal !== undefined && JSON.stringify(stage.state) !== before) {
      throw new Error(`step ${i + 1}: the refused command changed something`);
    }
  }
}

/** Operations about games in progress, on the real engine. */
export const plays: Operations = {
  play(input) {
    const stage = stageOf(input);
    perform(stage, z.array(z.unknown()).parse(input.actions));
    return pictureOf(stage);
  },

  legalMoves(input) {
    const { game, state, ids } = stageOf(input);
    const { player } = z.object({ player: z.string() }).parse(input);
    const seat = ids.indexOf(player);
    state.turn = seat;
    const legal = [...moves(game, state, seat)];
    const targets = legal.flatMap((move) => (move.type === 'move' ? [game.names[move.to]] : []));
    return {
      moves: unordered(targets.filter((name) => name !== undefined)),
      defer: legal.some(({ type }) => type === 'defer'),
      endTurn: legal.some(({ type }) => type === 'endTurn'),
    };
  },
};
