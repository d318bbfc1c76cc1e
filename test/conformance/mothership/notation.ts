import * as z from 'zod';
import { mothership } from '@/lib/systems/mothership';
import { compile } from '@/lib/systems/mothership/engine/compile';
import type { Game } from '@/lib/systems/mothership/engine/game';
import { cellsOfRows } from '@/lib/systems/mothership/layout/cells';
import { type Ship, schema } from '@/lib/systems/mothership/schema';
import { starterIn } from '@/test/support/starters';

const defaultShip = starterIn(mothership, 'book-ship');

/** Default kit of the vectors. */
export const usual: Ship = schema.parse(defaultShip.body);

export const layoutSchema = z.union([z.literal('default'), z.array(z.string())]);

const optionsSchema = z
  .strictObject({
    apPerRound: z.int(),
    trackerSpaces: z.int(),
    mustSpendAll: z.boolean(),
    finishLocked: z.boolean(),
    rotateFirst: z.boolean(),
    assistRange: z.string(),
    deferOrder: z.string(),
    compulsion: z.string(),
    confuseTarget: z.enum(['nearest', 'any']),
    compulsionConflict: z.string(),
    /** A value for all traps, or values by trap. */
    stackable: z.union([z.boolean(), z.array(z.string()), z.record(z.string(), z.boolean())]),
    severTiming: z.enum(['now', 'nextRound']),
    knightReleaseIncludesMove: z.boolean(),
    mysteryMover: z.enum(['stay', 'bounce']),
    mysteryReplacementFaceDown: z.boolean(),
    disarmFaceDown: z.boolean(),
    rearmTriggersOccupant: z.boolean(),
    metric: z.enum(['manhattan', 'path', 'chebyshev']),
    blindStopsAbility: z.boolean(),
    jettisonReplacement: z.boolean(),
    maxPerTile: z.int().nullable(),
    firstPlayer: z.union([z.string(), z.int()]),
  })
  .partial();
export type Options = z.infer<typeof optionsSchema>;

/** Reads the options of rules 11 that a vector sets in any place. */
export function optionsOf(input: Readonly<Record<string, unknown>>): Options {
  const listed = z.record(z.string(), z.unknown()).parse(input.options ?? {});
  const known = Object.keys(optionsSchema.shape).filter((key) => key in input);
  return optionsSchema.parse({ ...Object.fromEntries(known.map((key) => [key, input[key]])), ...listed });
}

/** Sets options of rules 11 in a kit. */
export function kitWith(
  options: Options,
  layout: z.infer<typeof layoutSchema> = 'default',
  trackerLast?: number,
): Ship {
  // Vectors name the first seat; a kit only says whether it is drawn at random.
  const given = Object.keys(usual.options).filter(
    (key) => key !== 'firstPlayer' && options[key as keyof Options] !== undefined,
  );
  const spaces = trackerLast === undefined ? options.trackerSpaces : trackerLast + 1;
  const body = {
    ...usual,
    layout: layout === 'default' ? usual.layout : [...cellsOfRows(layout)],
    players: { ...usual.players, apPerRound: options.apPerRound ?? usual.players.apPerRound },
    tracker: { ...usual.tracker, spaces: spaces ?? usual.tracker.spaces },
    options: { ...usual.options, ...Object.fromEntries(given.map((key) => [key, options[key as keyof Options]])) },
    traps: usual.traps.map((trap) => ({
      ...trap,
      stackable: pilesUp(options.stackable, trap.id) ?? trap.stackable,
      effects: trap.effects.map((effect) => effectWith(effect, options)),
    })),
    characters: usual.characters.map((character) => ({
      ...character,
      releases: character.releases.map((release) => ({
        ...release,
        includesMove: options.knightReleaseIncludesMove ?? release.includesMove,
      })),
      abilities: character.abilities.map((ability) => abilityWith(ability, options)),
    })),
  };
  // Vectors use shorter trackers than a kit allows, so only the options are parsed.
  return { ...body, options: schema.shape.options.parse(body.options) };
}

const pilesUp = (stackable: Options['stackable'], trap: string): boolean | undefined =>
  typeof stackable === 'boolean' || stackable === undefined
    ? stackable
    : Array.isArray(stackable)
      ? stackable.includes(trap)
      : stackable[trap];

type Effect = Ship['traps'][number]['effects'][number];
export type Ability = Ship['characters'][number]['abilities'][number];

function effectWith(effect: Effect, options: Options): Effect {
  switch (effect.kind) {
    case 'compel':
      return options.confuseTarget === 'any' && effect.toward === 'nearestFaceDown'
        ? { ...effect, toward: 'anyFaceDown' }
        : effect;
    case 'apMax':
      return { ...effect, immediate: options.severTiming !== 'nextRound' };
    case 'removeTile':
      return { ...effect, replaced: options.jettisonReplacement ?? effect.replaced };
    case 'swapTile':
      return {
        ...effect,
        mover: options.mysteryMover ?? effect.mover,
        faceDown: options.mysteryReplacementFaceDown ?? effect.faceDown,
      };
    default:
      return effect;
  }
}

function abilityWith(ability: Ability, options: Options): Ability {
  switch (ability.kind) {
    case 'farPeek':
      return { ...ability, metric: options.metric ?? ability.metric };
    case 'disarm':
      return { ...ability, faceDown: options.disarmFaceDown ?? ability.faceDown };
    default:
      return ability;
  }
}

/** Compiles the game of a vector's layout and options. */
export function gameOf(input: Readonly<Record<string, unknown>>): Game {
  const { layout, trackerLast } = z
    .object({ layout: layoutSchema.default('default'), trackerLast: z.int().optional() })
    .parse(input);
  return compile(kitWith(optionsOf(input), layout, trackerLast));
}

/** Returns the index of a place: "B2", "S" or "F". */
export function placeIn(game: Game, name: string): number {
  const place = game.names.indexOf(name);
  if (place === -1) throw new Error(`the layout has no “${name}”`);
  return place;
}
