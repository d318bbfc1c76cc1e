import { below, type Rng, seededRng } from '@/lib/kernel/rng';
import { cellsOfRows } from '@/lib/systems/mothership/layout/cells';
import { type Ship, schema } from '@/lib/systems/mothership/schema';
import { METRICS, TOWARD } from '@/lib/systems/mothership/vocabulary';
import { buildBody } from '@/test/support/mothership/build';
import { starterOf } from '@/test/support/starters';

const defaultShip = await starterOf('mothership', 'book-ship');

const usual: Ship = schema.parse(defaultShip.body);
type Effect = Ship['traps'][number]['effects'][number];
type Ability = Ship['characters'][number]['abilities'][number];

/** Generates any kit: odd layouts, authored traps and characters, every option, and sometimes too few pieces. */
export function randomKit(seed: number): Ship {
  const rng = seededRng(seed);
  const chance = (of: number) => below(rng, of) === 0;
  const layout = chance(3) ? usual.layout : [...cellsOfRows(randomRows(rng))];
  const cells = layout.filter(({ kind }) => kind === 'tile').map(({ id }) => id);
  const traps = chance(2)
    ? usual.traps
    : Array.from({ length: 1 + below(rng, 5) }, (_, i) => randomTrap(rng, i, cells));
  const ids = traps.map(({ id }) => id);
  const body = buildBody({
    ...usual,
    layout,
    traps,
    players: { ...usual.players, apPerRound: 1 + below(rng, 6) },
    levels: chance(6) ? [] : [randomLevel(rng, cells.length, 1), randomLevel(rng, cells.length, 2)],
    supplies: chance(4)
      ? { safe: below(rng, 12), objective: below(rng, 4), orange: below(rng, 6) }
      : { ...usual.supplies, safe: 60 },
    drawPile: { safe: below(rng, 4), trap: below(rng, 4) },
    tracker: { ...usual.tracker, spaces: 4 + below(rng, 8) },
    characters: Array.from({ length: below(rng, 7) }, (_, i) => randomCharacter(rng, i, ids)),
    endings: chance(5) ? usual.endings.slice(0, 2) : usual.endings,
    options: {
      firstPlayer: pick(rng, ['seat', 'random'] as const),
      rotateFirst: chance(2),
      mustSpendAll: chance(3),
      finishLocked: !chance(3),
      maxPerTile: chance(3) ? 1 + below(rng, 2) : null,
      assistRange: pick(rng, ['same-or-adjacent', 'same', 'adjacent'] as const),
      deferOrder: pick(rng, ['seat', 'as-deferred'] as const),
      compulsion: pick(rng, ['strict', 'movesOnly'] as const),
      compulsionConflict: pick(rng, ['newest', 'either'] as const),
      blindStopsAbility: chance(2),
      rearmTriggersOccupant: chance(2),
    },
  });
  return schema.parse(body);
}

const pick = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, list.length)] as T;

/** Generates rows of tiles with holes, a start and a finish; sometimes one of those is missing. */
function randomRows(rng: Rng): readonly string[] {
  const [width, height] = [1 + below(rng, 6), 1 + below(rng, 4)];
  const [start, finish] = [below(rng, 12) === 0 ? '.' : 'S', below(rng, 12) === 0 ? '.' : 'F'];
  return Array.from({ length: height }, (_, y) => {
    const tiles = Array.from({ length: width }, () => (below(rng, 4) === 0 ? '.' : '#')).join('');
    return `${y === 0 || below(rng, 2) ? start : '.'}${tiles}${y === 0 || below(rng, 2) ? finish : '.'}`;
  });
}

function randomLevel(rng: Rng, cells: number, objective: number): Ship['levels'][number] {
  const trap = below(rng, Math.max(1, cells));
  return { id: `level-${objective}`, label: '', safe: Math.max(0, cells - trap - objective), trap, objective };
}

function randomTrap(rng: Rng, i: number, cells: readonly string[]): Ship['traps'][number] {
  return {
    id: `trap-${i}`,
    name: '',
    picture: '',
    text: '',
    tiles: below(rng, 8),
    tokenCount: below(rng, 6),
    trigger: pick(rng, ['enter', 'flip']),
    assistable: below(rng, 2) === 0,
    stackable: below(rng, 3) === 0,
    effects: Array.from({ length: below(rng, 4) }, (_, n) => randomEffect(rng, n, cells)),
  };
}

function randomEffect(rng: Rng, n: number, cells: readonly string[]): Effect {
  const id = `effect-${n}`;
  switch (below(rng, 7)) {
    case 0: {
      const rounds = below(rng, 3) === 0 ? null : 1 + below(rng, 3);
      return { id, kind: 'status', status: pick(rng, ['noPeek', 'noMove']), rounds };
    }
    case 1:
      return { id, kind: 'compel', toward: pick(rng, TOWARD), until: pick(rng, ['arrival', 'noneFaceDown']) };
    case 2:
      return { id, kind: 'apMax', delta: below(rng, 7) - 4, immediate: below(rng, 2) === 0 };
    case 3:
      return { id, kind: 'leaveSurcharge', ap: 1 + below(rng, 3) };
    case 4:
      return { id, kind: 'teleport', to: pick(rng, ['', ...cells]) };
    case 5:
      return { id, kind: 'removeTile', replaced: below(rng, 2) === 0 };
    default: {
      const mover = pick(rng, ['stay', 'bounce'] as const);
      return { id, kind: 'swapTile', afterRounds: 1 + below(rng, 3), faceDown: below(rng, 2) === 0, mover };
    }
  }
}

function randomCharacter(rng: Rng, i: number, traps: readonly string[]): Ship['characters'][number] {
  const some = () => traps.filter(() => below(rng, 4) === 0).map((trap) => ({ id: trap, trap }));
  const abilities = Array.from({ length: below(rng, 4) }, (_, n) => randomAbility(rng, n, some));
  const releases = some()
    .slice(0, 3)
    .map(({ id, trap }) => ({
      id,
      trap,
      apCost: 1 + below(rng, 2),
      afterRounds: below(rng, 2),
      includesMove: below(rng, 2) === 0,
    }));
  return {
    id: `who-${i}`,
    name: '',
    picture: '',
    text: '',
    immune: some(),
    waiveSurcharge: some(),
    releases,
    abilities,
  };
}

function randomAbility(rng: Rng, n: number, some: () => { id: string; trap: string }[]): Ability {
  const common = { id: `ability-${n}`, apCost: 1 + below(rng, 3), usesPerRound: below(rng, 3) === 0 ? null : 1 };
  switch (below(rng, 4)) {
    case 0:
      return { ...common, kind: 'hop' };
    case 1:
      return { ...common, kind: 'farPeek', reach: 1 + below(rng, 4), metric: pick(rng, METRICS) };
    case 2:
      return { ...common, kind: 'slipIn', except: some() };
    default:
      return { ...common, kind: 'disarm', rounds: 1 + below(rng, 3), faceDown: below(rng, 2) === 0 };
  }
}
