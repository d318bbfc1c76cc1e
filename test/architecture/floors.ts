import { systems } from '@/lib/systems/registry';
import floors from './floors.json' with { type: 'json' };

type Tree = keyof typeof floors;

/** A room of the house: a folder, or a module that stands alone. */
export interface Room {
  readonly tree: Tree;
  /** "lib/kernel"; each game is a room of its own, and so are all routes together ("app"). */
  readonly name: string;
  /** Counted from the bottom of its tree. */
  readonly floor: number;
}

/** The trees that a tree may import from. */
const BELOW: Readonly<Record<Tree, readonly Tree[]>> = {
  lib: [],
  templates: ['lib'],
  door: ['lib', 'templates'],
  cli: ['door', 'lib', 'templates'],
  app: ['lib', 'templates'],
};

const SERVER = 'lib/server';
/** What only lib/server may start, and what printing knows of the rest of lib. */
const PRINT_MAY_USE = ['lib/kernel', 'lib/kit'];

/** Where a module is, by its path with or without its ending; undefined outside the house. */
export function roomOf(path: string): Room | undefined {
  const [tree = '', ...rest] = path.replace(/\.tsx?$/, '').split('/');
  if (!isTree(tree)) return undefined;
  const inside = rest.join('/');
  for (const [floor, rooms] of floors[tree].entries()) {
    for (const room of rooms) {
      const name = nameIn(room, inside);
      if (name !== undefined) return { tree, floor, name: name === '' ? tree : `${tree}/${name}` };
    }
  }
  return undefined;
}

const isTree = (name: string): name is Tree => Object.hasOwn(floors, name);

/** The room's own name if it holds this path; "*" holds all that no folder with an underscore claims. */
function nameIn(room: string, inside: string): string | undefined {
  if (room === '*') return inside.startsWith('_') ? undefined : '';
  if (room.endsWith('/*')) {
    const folder = room.slice(0, -1);
    return inside.startsWith(folder) && isInGame(inside) ? inside.split('/').slice(0, 2).join('/') : undefined;
  }
  return inside === room || inside.startsWith(`${room}/`) ? room : undefined;
}

/** A game's own folder is imported by its name alone; other modules beside the games belong to none. */
const isInGame = (inside: string): boolean =>
  inside.split('/').length > 2 || systems.some(({ id }) => inside === `systems/${id}`);

/** Why one module may not import another; undefined if it may. */
export function refusalToImport(from: string, to: string): string | undefined {
  const [room, target] = [roomOf(from), roomOf(to)];
  if (!room || !target || room.name === target.name) return undefined;
  const isLower = room.tree === target.tree ? target.floor < room.floor : BELOW[room.tree].includes(target.tree);
  if (!isLower) return `${target.name} is not below ${room.name}`;
  if (target.name === SERVER) return `only the process that serves everything starts ${SERVER}`;
  if (room.tree === 'templates' && target.tree === 'lib' && !PRINT_MAY_USE.includes(target.name)) {
    return `${room.name} prints what it is given and knows nothing of ${target.name}`;
  }
  return undefined;
}

/** Packages that a room may use, where that is limited. */
export const PACKAGES: Readonly<Record<string, RegExp>> = {
  'lib/kernel': /^$/,
  'lib/kit': /^$/,
  'lib/chance': /^$/,
  'lib/schema': /^zod$/,
  'lib/contract': /^zod$/,
  'lib/tabletop': /^zod$/,
  'lib/systems': /^zod$/,
  'lib/flow': /^$/,
};

/** What must never come with a module that a browser loads. */
export const SERVER_ONLY = [
  'lib/starters',
  'lib/library',
  'lib/storage',
  'lib/storage/migrations',
  'lib/server',
  'lib/live',
  'lib/collab/server',
];

/** The most modules a room may have, tests left out. */
export const ROOM_MAX = 60;
/** Rooms that may have more, and why. */
export const LARGE_ROOMS: Readonly<Record<string, string>> = {
  app: 'one module for each route and page',
  'lib/systems/trapped': 'a whole game: rules, engine, bots, checks, kit',
  'lib/systems/mothership': 'a whole game: rules, engine, bots, checks, kit',
  'lib/systems/walls': 'a whole game: rules, engine, bots, checks, kit',
  'lib/systems/zombies': 'a whole game: rules, engine, bots, checks, kit',
  'lib/systems/fightsphere': 'a whole game: rules, engine, bots, checks, kit',
  'lib/systems/isolation': 'a whole game: rules, engine, bots, checks, kit',
  'app/_table': 'every phase of the group’s table, which share its state',
};

/** What a game's own code may not use, since everything in it is seeded and pure. */
export const FORBIDDEN_IN_SYSTEMS = /\bMath\.random\b|\bDate\b|\bprocess\.|\bglobalThis\b|\bdocument\.|\bwindow\./;

/** The id of the game that a module belongs to. */
export const systemOf = (path: string): string | undefined => /^lib\/systems\/([^/]+)\//.exec(path)?.[1];
