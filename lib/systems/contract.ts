import type { z } from 'zod';
import type { Issue } from '@/lib/kernel/issue';
import type { Json, JsonObject } from '@/lib/kernel/json';
import type { Audience, KitSpec, TextBox } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import type { Plan } from '@/lib/kit/plan';
import { blankObject } from './blank';
import type { Form } from './form';
import { normalise } from './normalise';
import type { AnyPlayed } from './played';
import { type ObjectShape, objectShapeOf } from './shape';

/** What stands around every game's body, already normalised. */
export interface Header {
  readonly title: string;
  readonly authors: readonly string[];
  readonly licence: string;
  readonly language: string;
  readonly summary: string;
}

/** Brings a body from one version of a game's schema to the next. Pure. */
export interface Migration {
  readonly from: number;
  readonly up: (body: JsonObject) => JsonObject;
}

/** A setting to start from. Incomplete ones hold what their book gives and leave the rest to the author. */
export interface Starter {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly complete: boolean;
  readonly authors: readonly string[];
  readonly licence: string;
  readonly body: () => JsonObject;
}

/** Counts and routes, for reports, the graph and the command line. */
export interface Facts {
  readonly goals: number;
  readonly rooms: number;
  readonly passages: number;
  readonly events: Readonly<Record<string, number>>;
  readonly routes: readonly Route[];
}

/** A way out. */
export interface Route {
  readonly id: string;
  readonly title: string;
  readonly reachable: boolean;
  /** Least number of won conflicts; "at most" this many where the search ran out of its budget; null if unreachable. */
  readonly leastConflicts: number | null;
  readonly exact: boolean;
  /** Ids of the goals won on that cheapest way, in an order that works. */
  readonly goals: readonly string[];
}

/** A piece that can be ordered. */
export interface PieceKind {
  readonly id: string;
  readonly title: string;
  readonly audience: Audience;
  /** Printed only if somebody asks for it. */
  readonly extra?: boolean;
}

/** Whether an order wants a piece: what it names, or everything but the extras. */
export const isOrdered = ({ id, extra }: PieceKind, { pieces }: Pick<KitOrder, 'pieces'>): boolean =>
  pieces?.includes(id) ?? extra !== true;

export interface PlayerRange {
  readonly min: number;
  readonly max: number;
}

/** One game as it is written, checked and printed. Everything is pure; bodies satisfy the schema. */
export interface Authored<Body> {
  readonly id: string;
  readonly title: string;
  /** Who invented the game, as its credits must say. */
  readonly credit: string;
  readonly version: number;
  /** Players besides whoever runs the game, as a rule. */
  readonly players: PlayerRange;
  /** Shape and limits only; every field described. */
  readonly schema: z.ZodType<Body>;
  readonly migrations: readonly Migration[];
  readonly form: Form;
  readonly pieces: readonly PieceKind[];
  /** Players where house rules change how many there may be. */
  playersFor?(body: Body): PlayerRange;
  /** Emptiness, quotas, references, reachability. */
  check(body: Body): readonly Issue[];
  facts(body: Body): Facts;
  kit(header: Header, body: Body, order: KitOrder): KitSpec;
  /** Texts that must fit where they are printed. */
  textBoxes(body: Body): readonly TextBox[];
  /** The map, as the given audience sees it. */
  plan(body: Body, audience: Audience): Plan;
  /** The body without what only whoever runs the game may know. */
  forPlayers(body: Body): Body;
  readonly starters: readonly Starter[];
  /** How it is played, fetched when somebody wants to; none until it has been written. */
  readonly play?: () => Promise<AnyPlayed>;
}

/** A body of some game, opened: every question one can ask of it. Paths of issues begin at the body. */
export interface OpenBody {
  readonly body: JsonObject;
  /** Trouble with the shape alone. */
  readonly shapeIssues: readonly Issue[];
  players(): PlayerRange;
  check(): readonly Issue[];
  facts(): Facts;
  kit(header: Header, order: KitOrder): KitSpec;
  textBoxes(): readonly TextBox[];
  plan(audience: Audience): Plan;
  forPlayers(): JsonObject;
}

/** A game as the rest of the house sees it, whatever its types. */
export interface System
  extends Pick<
    Authored<never>,
    'id' | 'title' | 'credit' | 'version' | 'players' | 'migrations' | 'form' | 'pieces' | 'starters' | 'play'
  > {
  readonly schema: z.ZodType;
  readonly shape: ObjectShape;
  blank(): JsonObject;
  /** Never fails: what does not fit the shape is blank, with an issue. */
  open(body: Json | undefined): OpenBody;
}

/** Closes over a game's types, so that the registry needs to know none of them. */
export function defineSystem<Body>(game: Authored<Body>): System {
  const shape = objectShapeOf(game.schema);
  return {
    ...pick(game),
    schema: game.schema,
    shape,
    blank: () => blankObject(shape),
    open(json) {
      const { value, issues } = normalise(shape, json);
      const body = game.schema.parse(value);
      return {
        body: value,
        shapeIssues: issues,
        players: () => game.playersFor?.(body) ?? game.players,
        check: () => game.check(body),
        facts: () => game.facts(body),
        kit: (header, order) => game.kit(header, body, order),
        textBoxes: () => game.textBoxes(body),
        plan: (audience) => game.plan(body, audience),
        forPlayers: () => game.forPlayers(body) as JsonObject,
      };
    },
  };
}

const pick = <Body>(game: Authored<Body>) => {
  const { id, title, credit, version, players, migrations, form, pieces, starters, play } = game;
  return { id, title, credit, version, players, migrations, form, pieces, starters, ...(play && { play }) };
};
