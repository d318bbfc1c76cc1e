import { systems } from '@/lib/systems/registry';
import floors from './floors.json' with { type: 'json' };

type Tree = keyof typeof floors;

/** A room: a folder, or a single module. */
export interface Room {
  readonly tree: Tree;
  /** Name such as "lib/kernel". Each game is a room, and all routes together are one ("app"). */
  readonly name: string;
  /** Floor, counted from the bottom of its tree. */
  readonly floor: number;
}

/** Trees that each tree may import from. */
const BELOW: Readonly<Record<Tree, readonly Tree[]>> = {
  lib: [],
  templates: ['lib'],
  door: ['lib', 'templates'],
  cli: ['door', 'lib', 'templates'],
  app: ['door', 'lib', 'templates'],
};

const SERVER = 'lib/server';
/** Rooms of lib that printing may import. */
const PRINT_MAY_USE = ['lib/kernel', 'lib/kit'];

/** Returns the room of a module by its path, with or without extension; undefined outside the rooms. */
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

/**
 * Returns the room's name if it contains this path. "*" contains all folders without an underscore that no other room
 * claims.
 */
function nameIn(room: string, inside: string): string | undefined {
  if (room === '*') return inside.startsWith('_') ? undefined : '';
  if (room.endsWith('/*')) {
    const folder = room.slice(0, -1);
    return inside.startsWith(folder) && isInGame(inside) ? inside.split('/').slice(0, 2).join('/') : undefined;
  }
  return inside === room || inside.startsWith(`${room}/`) ? room : undefined;
}

/** Tells whether a path is in a game. A game's folder counts too; modules beside the games belong to no game. */
const isInGame = (inside: string): boolean =>
  inside.split('/').length > 2 || systems.some(({ id }) => inside === `systems/${id}`);

/** Returns the reason why a module may not import another; undefined if it may. */
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

/** Allowed packages of rooms in which they are restricted. */
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

/** Modules that must never be loaded in a browser. */
export const SERVER_ONLY = [
  'lib/starters',
  'lib/library',
  'lib/storage',
  'lib/storage/migrations',
  'lib/server',
  'lib/live',
  'lib/collab/server',
];

/** Maximum number of modules in a room, excluding tests. */
export const ROOM_MAX = 60;
/** Exceptions to `ROOM_MAX`, with reasons. */
export const LARGE_ROOMS: Readonly<Record<string, string>> = {
  app: 'one module for each route and page',
  'lib/systems/trapped': 'a whole game: rules, engine, bots, checks, kit',
  'lib/systems/mothership': 'a whole game: rules, engine, bots, checks, kit',
  'lib/systems/fightsphere': 'a whole game: rules, engine, bots, checks, kit',
  'lib/systems/isolation': 'a whole game: rules, engine, bots, checks, kit',
};

/** Globals forbidden in games, whose code must be pure and seeded. */
export const FORBIDDEN_IN_SYSTEMS = /\bMath\.random\b|\bDate\b|\bprocess\.|\bglobalThis\b|\bdocument\.|\bwindow\./;

/** Returns the id of a module's game. */
export const systemOf = (path: string): string | undefined => /^lib\/systems\/([^/]+)\//.exec(path)?.[1];
