import type { z } from 'zod';
import { invariant } from '@/lib/kernel/invariant';
import type { Issue } from '@/lib/kernel/issue';
import type { Json, JsonObject } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import type { Audience, KitSpec, TextBox } from '@/lib/kit/kit-spec';
import type { KitOrder } from '@/lib/kit/order';
import type { Plan } from '@/lib/kit/plan';
import { blankObject } from '@/lib/schema/blank';
import { normalise } from '@/lib/schema/normalise';
import { type ObjectShape, objectShapeOf } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';
import type { Form } from './form';
import type { Manifest, PlayerRange } from './manifest';
import type { Migration } from './migrate';
import type { AnyPlayed } from './played';
import type { ReadyMade } from './ready';
import type { Secret } from './secrets';
import { DECLINED, type Suggestion, suggestionsToShow } from './suggestions';

/** What stands around every game's body, already normalised. */
export interface Header {
  readonly title: string;
  readonly authors: readonly string[];
  readonly licence: string;
  readonly language: string;
  readonly summary: string;
}

/** What there is and how one gets out, for reports, the graph and the command line. */
export interface Facts {
  readonly counts: readonly Count[];
  readonly routes: readonly Route[];
  /** What a way out is measured in. */
  readonly effort: Effort;
}

/** How many there are of something, or how many of each kind of it. */
export interface Count {
  /** What programs call it, where people see `many`. */
  readonly id: string;
  readonly one: string;
  readonly many: string;
  readonly count: number | Readonly<Record<string, number>>;
  /** Of several numbers only one holds at a time, as with so many players; a sum would mean nothing. */
  readonly isOneOf?: boolean;
  /** What people call each kind, where that is not what programs call it. */
  readonly kinds?: Readonly<Record<string, string>>;
}

/** "5 won conflicts", "12 steps". */
export interface Effort {
  /** What programs call the least of it. */
  readonly id: string;
  readonly one: string;
  readonly many: string;
}

/** A way out. */
export interface Route {
  readonly id: string;
  readonly title: string;
  readonly reachable: boolean;
  /** The least effort; "at most" this much where the search ran out of its budget; null if unreachable. */
  readonly least: number | null;
  readonly exact: boolean;
  /** Ids of the entries passed on that cheapest way, in an order that works. */
  readonly goals: readonly string[];
}

/**
 * What can be said of an entry or a list while somebody writes it. No trouble, which is an issue's business, only
 * what it amounts to. Paths begin at the body.
 */
export type Remark =
  /** The rule that an entry amounts to, written out. */
  | { readonly kind: 'sentence'; readonly path: Path; readonly text: string }
  /** A number, and whether it is as it should be; neither if nothing says how it should be. */
  | {
      readonly kind: 'figure';
      readonly path: Path;
      readonly label: string;
      readonly value: string;
      readonly fits?: boolean;
    }
  /** A sign on an entry where it is drawn; entries with the same title are alike. */
  | { readonly kind: 'mark'; readonly path: Path; readonly look: MarkLook; readonly title: string };

/** A way out, a danger to look at, what stops people, a fact. */
export type MarkLook = 'way' | 'danger' | 'stop' | 'fact';

/** A piece that can be ordered. */
export interface PieceKind {
  readonly id: string;
  readonly title: string;
  readonly audience: Audience;
  /** Printed only if somebody asks for it. */
  readonly extra?: boolean;
  /** Another piece that says the same on less paper. */
  readonly replacedBy?: string;
}

/** Whether an order wants a piece: what it names, or everything but the extras. */
export const isOrdered = ({ id, extra }: PieceKind, { pieces }: Pick<KitOrder, 'pieces'>): boolean =>
  pieces?.includes(id) ?? extra !== true;

/** One game as it is written, checked and printed. Everything is pure; bodies satisfy the schema. */
interface Authored<Body> extends Manifest {
  /** Shape and limits only; every field described. */
  readonly schema: z.ZodType<Body>;
  /** Of bodies from one version of the schema to the next. */
  readonly migrations: readonly Migration[];
  readonly form: Form;
  readonly pieces: readonly PieceKind[];
  /** Whom authors may suggest, named as on the order form: "Suggested Extras". Sheets are printed with or without them. */
  readonly suggests?: string;
  /** Players where house rules change how many there may be. */
  playersFor?(body: Body): PlayerRange;
  /** Emptiness, quotas, references, reachability. */
  check(body: Body): readonly Issue[];
  facts(body: Body): Facts;
  /** What stands beside entries while they are written; nothing unless a game has something to say. */
  remarks?(body: Body): readonly Remark[];
  /** What an author might do next, whether declined before or not; bodies of such a game have `declined`. */
  suggestions?(body: Body): readonly Suggestion[];
  /** Good cells for so many pins of the form's grid, in their order; fewer where there is no room. May take a second. */
  findPins?(body: Body, players: number): readonly string[];
  /** Ready answers to that question of the form which fit the body; none if something must come first. */
  ready?(question: string, body: Body): readonly ReadyMade[];
  kit(header: Header, body: Body, order: KitOrder): KitSpec;
  /** Texts that must fit where they are printed. */
  textBoxes(body: Body): readonly TextBox[];
  /** The map, as the given audience sees it. */
  plan(body: Body, audience: Audience): Plan;
  /** The body without what only the host may know. */
  forPlayers(body: Body): Body;
  /** What the host settles for one night; nothing unless a game has secrets. No part of the body. */
  secrets?(body: Body): readonly Secret[];
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
  remarks(): readonly Remark[];
  suggestions(): readonly Suggestion[];
  findPins(players: number): readonly string[];
  ready(question: string): readonly ReadyMade[];
  kit(header: Header, order: KitOrder): KitSpec;
  textBoxes(): readonly TextBox[];
  plan(audience: Audience): Plan;
  forPlayers(): JsonObject;
  secrets(): readonly Secret[];
}

/** A game as the rest of the house sees it, whatever its types. */
export interface System
  extends Manifest,
    Pick<Authored<never>, 'migrations' | 'form' | 'pieces' | 'suggests' | 'play'> {
  readonly schema: z.ZodType;
  readonly shape: ObjectShape;
  blank(): JsonObject;
  /** Never fails: what does not fit the shape is blank, with an issue. */
  open(body: Json | undefined): OpenBody;
}

/** A game in the registry: `load` fetches its code. */
export interface ListedSystem extends Manifest {
  readonly load: () => Promise<System>;
}

/** Closes over a game's types, so that the registry needs to know none of them. */
export function defineSystem<Body>(game: Authored<Body>): System {
  const shape = objectShapeOf(game.schema);
  invariant(!game.suggestions || shapeAt(shape, DECLINED, undefined), 'what is declined is kept in the body');
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
        remarks: () => game.remarks?.(body) ?? [],
        suggestions: () => suggestionsToShow(game.suggestions?.(body) ?? [], value),
        findPins: (players) => game.findPins?.(body, players) ?? [],
        ready: (question) => game.ready?.(question, body) ?? [],
        kit: (header, order) => game.kit(header, body, order),
        textBoxes: () => game.textBoxes(body),
        plan: (audience) => game.plan(body, audience),
        forPlayers: () => game.forPlayers(body) as JsonObject,
        secrets: () => game.secrets?.(body) ?? [],
      };
    },
  };
}

const pick = <Body>(game: Authored<Body>) => {
  const { id, title, credit, question, version, players, starters, migrations, form, pieces, suggests, play } = game;
  const always = { id, title, credit, question, version, players, migrations, form, pieces, starters };
  return { ...always, ...(suggests && { suggests }), ...(play && { play }) };
};
