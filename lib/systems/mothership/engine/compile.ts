import { parsePlace, type Spot } from '../layout/cells';
import type { Ability, Character, Ship, Trap } from '../schema';
import {
  type AbilityRule,
  type CharacterRule,
  type Deed,
  DIRECTIONS,
  FOREVER,
  type Game,
  type Hop,
  NONE,
  type Place,
  type TrapRule,
} from './game';

const GRID = 32;
const key = ({ x, y }: Spot) => (y + 2) * GRID + x + 2;
const STEPS: Readonly<Record<(typeof DIRECTIONS)[number], Spot>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

/** Compiles a ship into a game. The ship may be incomplete: dangling references are ignored. */
export function compile(body: Ship): Game {
  const map = mapOf(body);
  const trapIndex = new Map(body.traps.map(({ id }, i) => [id, i]));
  const flags = (lines: readonly { readonly trap: string }[]) => {
    const named = new Set(lines.map(({ trap }) => trapIndex.get(trap)));
    return body.traps.map((_, i) => named.has(i));
  };
  const { p1, p2, p3, p4, p5, p6 } = body.tracker.startOffset;
  return {
    body,
    ...map,
    // Without levels all tiles are safe, so that a first draft can be played.
    levels: body.levels.length > 0 ? body.levels : [{ safe: map.cells, trap: 0, objective: 0 }],
    traps: body.traps.map((trap) => trapRule(trap, map.placeOf)),
    characters: body.characters.map((character) => characterRule(character, flags, trapIndex)),
    nobody: { immune: flags([]), waives: flags([]), releases: [], abilities: [] },
    apPerRound: body.players.apPerRound,
    lastSpace: body.tracker.spaces - 1,
    offsets: [p1, p1, p2, p3, p4, p5, p6],
    rules: body.options,
  };
}

function mapOf({ layout }: Ship) {
  const spots = layout.flatMap(({ id, kind }) => {
    const spot = parsePlace(id);
    return spot ? [{ id, kind, ...spot }] : [];
  });
  const tiles = spots.filter(({ kind }) => kind === 'tile').toSorted((a, b) => a.y - b.y || a.x - b.x);
  const startSpots = spots.filter(({ kind }) => kind === 'start');
  const finishSpots = spots.filter(({ kind }) => kind === 'finish');
  const [start, finish] = [tiles.length, tiles.length + 1];
  const byKey = new Map<number, Place>([
    ...tiles.map((tile, cell) => [key(tile), cell] as const),
    ...startSpots.map((spot) => [key(spot), start] as const),
    ...finishSpots.map((spot) => [key(spot), finish] as const),
  ]);
  const spotsOf = [...tiles.map((tile) => [tile]), startSpots, finishSpots];
  const beside = (spot: Spot, step: Spot, times: number) =>
    byKey.get(key({ x: spot.x + times * step.x, y: spot.y + times * step.y }));

  const neighbours = spotsOf.map((own, place) => {
    const found = own.flatMap((spot) => DIRECTIONS.map((dir) => beside(spot, STEPS[dir], 1)));
    return ascending(found, place);
  });
  // Ruling A30: hops may end on boards, but not pass over them.
  const hops = spotsOf.map((own, place) =>
    own.flatMap((spot) =>
      DIRECTIONS.flatMap((dir): Hop[] => {
        const to = beside(spot, STEPS[dir], 2);
        const over = beside(spot, STEPS[dir], 1);
        return to === undefined || to === place || over === start || over === finish ? [] : [{ to, dir }];
      }),
    ),
  );
  const names = [...tiles.map(({ id }) => id), 'S', 'F'];
  const places = new Map(spots.map((spot) => [spot.id, byKey.get(key(spot)) ?? NONE]));
  return {
    cells: tiles.length,
    start,
    finish,
    places: tiles.length + 2,
    names,
    x: tiles.map(({ x }) => x),
    y: tiles.map(({ y }) => y),
    startSpots,
    finishSpots,
    neighbours,
    hops,
    placeOf: (id: string): Place => places.get(id) ?? start,
  };
}

const ascending = (found: readonly (Place | undefined)[], self: Place): readonly Place[] =>
  [...new Set(found)]
    .filter((place): place is Place => place !== undefined && place !== self)
    .toSorted((a, b) => a - b);

function trapRule(
  { effects, trigger, assistable, stackable, tiles, tokenCount }: Trap,
  placeOf: (id: string) => Place,
): TrapRule {
  const rule = { noPeek: 0, noMove: 0, apDelta: 0, apNow: 0, surcharge: 0 };
  let compel: TrapRule['compel'];
  const deeds: Deed[] = [];
  for (const effect of effects) {
    switch (effect.kind) {
      case 'status':
        rule[effect.status] = Math.max(rule[effect.status], effect.rounds ?? FOREVER);
        break;
      case 'compel':
        compel = { toward: effect.toward, until: effect.until };
        break;
      case 'apMax':
        rule.apDelta += effect.delta;
        if (effect.immediate) rule.apNow += effect.delta;
        break;
      case 'leaveSurcharge':
        rule.surcharge += effect.ap;
        break;
      case 'teleport':
        deeds.push({ kind: 'teleport', to: placeOf(effect.to) });
        break;
      case 'removeTile':
        deeds.push({ kind: 'removeTile', replaced: effect.replaced });
        break;
      case 'swapTile':
        deeds.push({
          kind: 'swapTile',
          afterRounds: effect.afterRounds,
          faceDown: effect.faceDown,
          bounce: effect.mover === 'bounce',
        });
        break;
    }
  }
  const leavesToken = effects.some(({ kind }) => kind === 'status' || kind === 'compel' || kind === 'apMax');
  return {
    onFlip: trigger === 'flip',
    assistable,
    stackable,
    tiles,
    tokens: tokenCount,
    leavesToken,
    compel,
    ...rule,
    deeds,
  };
}

function characterRule(
  { immune, waiveSurcharge, releases, abilities }: Character,
  flags: (lines: readonly { readonly trap: string }[]) => readonly boolean[],
  trapIndex: ReadonlyMap<string, number>,
): CharacterRule {
  return {
    immune: flags(immune),
    waives: flags(waiveSurcharge),
    releases: releases.flatMap(({ trap, apCost, afterRounds, includesMove }) => {
      const index = trapIndex.get(trap);
      return index === undefined ? [] : [{ trap: index, apCost, afterRounds, includesMove }];
    }),
    abilities: abilities.map((ability) => abilityRule(ability, flags)),
  };
}

function abilityRule(
  ability: Ability,
  flags: (lines: readonly { readonly trap: string }[]) => readonly boolean[],
): AbilityRule {
  const { apCost } = ability;
  const uses = ability.usesPerRound ?? FOREVER;
  switch (ability.kind) {
    case 'hop':
      return { kind: 'hop', apCost, uses };
    case 'farPeek':
      return { kind: 'farPeek', apCost, uses, reach: ability.reach, metric: ability.metric };
    case 'slipIn':
      return { kind: 'slipIn', apCost, uses, except: flags(ability.except) };
    case 'disarm':
      return { kind: 'disarm', apCost, uses, rounds: ability.rounds, faceDown: ability.faceDown };
  }
}
