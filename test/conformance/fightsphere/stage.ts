import { compile } from '@/lib/systems/fightsphere/engine/compile';
import { type Game, NONE } from '@/lib/systems/fightsphere/engine/game';
import type { LogEvent } from '@/lib/systems/fightsphere/engine/log';
import { DICE_AT_ONCE, type Move } from '@/lib/systems/fightsphere/engine/moves';
import { played } from '@/lib/systems/fightsphere/engine/play';
import { setup } from '@/lib/systems/fightsphere/engine/setup';
import type { Fighter, Phase, Side, State } from '@/lib/systems/fightsphere/engine/state';
import { DEATH_WISH, REASON_TO_LIVE } from '@/lib/systems/fightsphere/rules/ratings';
import type { DRIVES } from '@/lib/systems/fightsphere/vocabulary';
import { awaitMove } from '@/lib/tabletop/play/step-by-step';
import { campaignOf, type Input, type Needs } from './notation';

/** A Gladiator on the stage. Those of players come first. */
export interface Actor {
  readonly name: string;
  readonly pool?: number;
  readonly drive?: (typeof DRIVES)[number];
  /** Ratings of ties by NPC. */
  readonly ties?: Readonly<Record<string, number>>;
  /** True if the GM plays it. */
  readonly isNpc?: boolean;
  readonly episode?: number;
  readonly standing?: Fighter['standing'];
}

/** A layer in progress, and the events so far. */
export interface Stage {
  readonly game: Game;
  readonly state: State;
  /** Names of Gladiators and NPCs, by index. */
  readonly names: readonly string[];
  readonly npcs: readonly string[];
  readonly events: LogEvent[];
}

/** Decisions about the roll that is being built. Dice that are not given show a six. */
export interface Plan {
  readonly background?: boolean;
  readonly build?: readonly Move[];
  readonly betray?: readonly Move[];
  readonly faces?: readonly number[];
}
export type Plans = Readonly<Record<string, Plan>>;

/** The GM's key among plans. */
export const GM = 'the GM';

interface Setting extends Needs {
  readonly actors: readonly Actor[];
  /** NPCs who can be brought into a scene, in addition to ties. */
  readonly people?: readonly string[];
  readonly isCore?: boolean;
}

/** Stages Gladiators in their episodes, the first seat to act, at a table that types its dice. */
export function staged(input: Input, { actors, people = [], isCore = false, ...needs }: Setting): Stage {
  const npcs = [...new Set([...people, ...actors.flatMap(({ ties = {} }) => Object.keys(ties))])];
  const game = compile(campaignOf(input, { ...needs, npcs: npcs.length }), { dice: 'typed' });
  const state = setup(game, actors.filter(({ isNpc }) => !isNpc).length, 1);
  state.isCore = isCore;
  state.fighters.length = 0;
  for (const {
    pool = game.body.startPool,
    drive = 'reasonToLive',
    ties = {},
    episode = 0,
    standing = 'in',
  } of actors) {
    const isDying = drive === 'deathWish';
    state.fighters.push({
      written: NONE,
      drive: isDying ? DEATH_WISH : REASON_TO_LIVE,
      switched: false,
      pool,
      ties: Object.entries(ties).map(([npc, rating]) => ({
        npc: npcs.indexOf(npc),
        base: isDying ? rating - 1 : rating + 1,
        rest: 0,
      })),
      standing,
      episode: standing === 'in' ? episode : NONE,
    });
    while (standing === 'in' && state.episodes.length <= episode) {
      const written = state.episodes.length === 0 && game.episodes.length > 0 ? 0 : NONE;
      state.episodes.push({
        written,
        turns: 0,
        open: true,
        met: [],
        truces: [],
        brokenOff: [],
        encounters: [],
      });
    }
  }
  giveTurn(state, 0);
  return { game, state, names: actors.map(({ name }) => name), npcs, events: [] };
}

/** Gives a seat the turn. */
export function giveTurn(state: State, seat: number): void {
  state.turn = seat;
  awaitMove(state, 'turn', seat);
}

export const copyOf = (stage: Stage): Stage => ({
  ...stage,
  state: structuredClone(stage.state),
  events: [...stage.events],
});

/** Makes a move for the seat that is asked. Returns the code of a refusal. */
export function make({ game, state, events }: Stage, move: Move): string | undefined {
  const before = JSON.stringify(state);
  const refusal = played.play(game, state, state.awaited, move, (event) => events.push(event))?.code;
  if (refusal !== undefined && JSON.stringify(state) !== before) throw new Error('a refused move changed something');
  return refusal;
}

/** Makes moves and expects them to be legal. */
export function must(stage: Stage, ...list: readonly Move[]): void {
  for (const move of list) {
    const refusal = make(stage, move);
    if (refusal !== undefined) throw new Error(`${JSON.stringify(move)} is refused: ${refusal}`);
  }
}

/** Lists the legal moves of the seat that is asked. */
export const movesOf = ({ game, state }: Stage): readonly Move[] => played.moves(game, state, state.awaited);

/** Returns moves that name a number of dice in total, each with the maximum per move. */
export const inSteps = (type: 'gamble' | 'judge', dice: number): readonly Move[] =>
  dice <= 0 ? [] : [{ type, dice: Math.min(dice, DICE_AT_ONCE) }, ...inSteps(type, dice - DICE_AT_ONCE)];

/** Plays on by all plans until a phase is reached or the scene is over. */
export function goOn(stage: Stage, plans: Plans = {}, until: readonly Phase[] = []): void {
  const { state } = stage;
  const left = new Map<string, Move[]>();
  const next = (phase: 'build' | 'betray', name: string): Move => {
    const key = `${phase} ${name}`;
    const list = left.get(key) ?? [...(plans[name]?.[phase] ?? [])];
    left.set(key, list);
    return list.shift() ?? { type: 'ready' };
  };
  while (state.scene && !until.includes(state.phase)) {
    const { sides, place } = state.scene;
    const name = nameOf(stage, sides[place]);
    switch (state.phase) {
      case 'rule':
        must(stage, { type: 'rule', relevant: plans[name]?.background ?? false });
        break;
      case 'build':
      case 'betray': {
        const move = next(state.phase, name);
        // With that house rule, an NPC Gladiator cannot leave although it would.
        if (move.type === 'leave') make(stage, move);
        else must(stage, move);
        break;
      }
      case 'dice':
        must(stage, nextFace(stage, plans));
        break;
      case 'reward':
        must(stage, { type: 'gain' });
        break;
      case 'loss':
        must(stage, ...movesOf(stage).slice(0, 1));
        break;
      default:
        must(stage, { type: 'ready' });
    }
  }
}

function nextFace(stage: Stage, plans: Plans): Move {
  const side = stage.state.scene?.sides.find(({ faces, due }) => faces.length < due);
  const faces = plans[nameOf(stage, side)]?.faces ?? [];
  return { type: 'face', face: faces[side?.faces.length ?? 0] ?? 6 };
}

const nameOf = ({ names }: Stage, side: Side | undefined): string => names[side?.fighter ?? NONE] ?? GM;

/** Returns a Gladiator's index. */
export function placeOf({ names }: Stage, name: string): number {
  const place = names.indexOf(name);
  if (place < 0) throw new Error(`nobody is called “${name}”`);
  return place;
}

export const npcOf = ({ npcs }: Stage, name: string): number => npcs.indexOf(name);

/** Maps names to values, in the order of the list. */
export const byName = <T>(names: readonly string[], read: (name: string) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(names.map((name) => [name, read(name)]));

export const fighterOf = (stage: Stage, name: string) => {
  const fighter = stage.state.fighters[placeOf(stage, name)];
  if (!fighter) throw new Error(`“${name}” does not fight`);
  return fighter;
};

/** Lists the recorded events of a type. */
export const eventsOf = <Type extends LogEvent['type']>({ events }: Stage, type: Type) =>
  events.filter((event): event is Extract<LogEvent, { type: Type }> => event.type === type);

/** Converts planned purchases to moves. */
export const buys = (stage: Stage, list: readonly { readonly npc: string }[]): readonly Move[] =>
  list.map(({ npc }) => ({ type: 'buy', npc: npcOf(stage, npc) }));
