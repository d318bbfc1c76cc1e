import type { z } from 'zod';
import { invariant } from '@/lib/kernel/invariant';
import type { Issue } from '@/lib/kernel/issue';
import type { Json, JsonObject } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import type { Path } from '@/lib/kernel/path';
import type { Audience, KitSpec, TextBox } from '@/lib/kit/kit-spec';
import type { KitOrder, Measured } from '@/lib/kit/order';
import type { Plan } from '@/lib/kit/plan';
import type { PosterPart } from '@/lib/kit/poster';
import { blankObject } from '@/lib/schema/blank';
import { normalise } from '@/lib/schema/normalise';
import { type ObjectShape, objectShapeOf } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';
import type { Form } from './form';
import type { ChosenLink } from './link-question';
import type { Manifest, PlayerRange } from './manifest';
import type { Migration } from './migrate';
import type { AnyPlayed } from './played';
import type { ReadyMade } from './ready';
import type { Secret } from './secrets';
import { DECLINED, type Suggestion, suggestionsToShow } from './suggestions';

/** Normalised fields of a draft that all games share. */
export interface Header {
  readonly title: string;
  readonly authors: readonly string[];
  readonly licence: string;
  readonly language: string;
  readonly summary: string;
  /** By number of players; absent without a playtest. */
  readonly measured?: readonly Measured[];
}

/** Counts and ways out, for reports, the graph and the command line. */
export interface Facts {
  readonly counts: readonly Count[];
  readonly routes: readonly Route[];
  /** Unit in which ways out are measured. */
  readonly effort: Effort;
}

/** Number of things, in total or by kind. */
export interface Count {
  /** Name in JSON output; people see `many`. */
  readonly id: string;
  readonly one: string;
  readonly many: string;
  readonly count: number | Readonly<Record<string, number>>;
  /** Only one of the numbers applies at a time, such as one for each number of players; their sum means nothing. */
  readonly isOneOf?: boolean;
  /** Labels of kinds, for kinds whose id is not fit to show. */
  readonly kinds?: Readonly<Record<string, string>>;
}

/** Unit of effort: "5 won conflicts", "12 steps". */
export interface Effort {
  /** Key of the least effort in JSON output. */
  readonly id: string;
  readonly one: string;
  readonly many: string;
}

export interface Route {
  readonly id: string;
  readonly title: string;
  readonly reachable: boolean;
  /** Least effort; an upper bound if the search exhausted its budget (`exact` is false); null if unreachable. */
  readonly least: number | null;
  readonly exact: boolean;
  /** Ids of the entries on that cheapest way, in a workable order. */
  readonly goals: readonly string[];
  /** Lower bounds of the round in which it can be taken, by number of players. Time spent otherwise is not checked. */
  readonly rounds?: Readonly<Record<string, number>>;
}

/** Information shown beside an entry or list in the editor; problems are issues. Paths start at the body. */
export type Remark =
  /** The rule that an entry amounts to, in a sentence. */
  | { readonly kind: 'sentence'; readonly path: Path; readonly text: string }
  /** A number; `fits` tells whether it is in the recommended range, and is left out if there is none. */
  | {
      readonly kind: 'figure';
      readonly path: Path;
      readonly label: string;
      readonly value: string;
      readonly fits?: boolean;
    }
  /** Mark on an entry where it is drawn. Entries with the same title belong together. */
  | { readonly kind: 'mark'; readonly path: Path; readonly look: MarkLook; readonly title: string };

/** Looks of marks: a way out, a danger, an obstacle, a fact. */
export type MarkLook = 'way' | 'danger' | 'stop' | 'fact';

export interface PieceKind {
  readonly id: string;
  readonly title: string;
  readonly audience: Audience;
  /** Printed only on request. */
  readonly extra?: boolean;
  /** Id of another piece, usually an extra, with the same content on less paper. */
  readonly replacedBy?: string;
}

/** Tells whether an order includes a piece: a named one, or, if it names none, any that is not an extra. */
export const isOrdered = ({ id, extra }: PieceKind, { pieces }: Pick<KitOrder, 'pieces'>): boolean =>
  pieces?.includes(id) ?? extra !== true;

/** People suggested by authors: their title on the order form, and whether orders print them if they don't say. */
export interface SuggestedPeople {
  /** "Suggested Extras". */
  readonly title: string;
  /** Printed unless the order leaves them out; otherwise only if it has names. */
  readonly usually?: boolean;
}

/** A game's authoring half: writing, checking and printing. Pure functions; bodies satisfy the schema. */
interface Authored<Body> extends Manifest {
  /** Shapes and limits only; every field has a description. */
  readonly schema: z.ZodType<Body>;
  /** Body migrations, one per schema version; none until version 1 has a successor. */
  readonly migrations?: readonly Migration[];
  readonly form: Form;
  /** Further headings of people's notes, by the step's id or the path that they mean. */
  readonly headings?: Readonly<Record<string, readonly string[]>>;
  readonly pieces: readonly PieceKind[];
  /** Loads a complete small scenario, for the published schema. */
  readonly example: () => Promise<JsonObject>;
  /** People suggested by authors, if their sheets can be left out. */
  readonly suggests?: SuggestedPeople;
  /** Number of players, if house rules change it. */
  playersFor?(body: Body): PlayerRange;
  /** Reports empty fields, quotas, broken references and unreachable goals. */
  check(body: Body): readonly Issue[];
  facts(body: Body): Facts;
  /** Returns remarks shown beside entries while they are edited. */
  remarks?(body: Body): readonly Remark[];
  /** Returns possible next steps for the author, including declined ones. The body needs a list `declined`. */
  suggestions?(body: Body): readonly Suggestion[];
  /** Returns good cells for `players` pins on the form's grid, in order; fewer without room. Can take a second. */
  findPins?(body: Body, players: number): readonly string[];
  /** Returns ready-made answers to a form's question that fit the body; none if another step must come first. */
  ready?(question: string, body: Body): readonly ReadyMade[];
  /**
   * Returns the patches that give entries the numbers, effects and connections without which nobody can play, once
   * prompts have filled in the texts. Never changes a text. The same seed gives the same patches.
   */
  complete?(body: Body, seed: number): readonly Patch[];
  kit(header: Header, body: Body, order: KitOrder): KitSpec;
  /** Returns the texts that must fit where they are printed. */
  textBoxes(body: Body): readonly TextBox[];
  /** Returns the map as an audience sees it; absent if the game has none. */
  plan?(body: Body, audience: Audience): Plan;
  /** Returns what a poster tells about the body. Players see it. */
  poster(body: Body): PosterPart;
  /** Returns the patches that make a link which a group has chosen; none if it is there or there is no room. */
  link?(chosen: ChosenLink, body: Body): readonly Patch[];
  /** Removes everything that only the host may know. */
  forPlayers(body: Body): Body;
  /** Returns the secrets that the host settles for one session. They are not part of the body. */
  secrets?(body: Body): readonly Secret[];
  /** Loads the playing half; absent until it exists. */
  readonly play?: () => Promise<AnyPlayed>;
}

/** Opened body of a game, with its types hidden. Paths of issues are relative to the body. */
export interface OpenBody {
  readonly body: JsonObject;
  readonly shapeIssues: readonly Issue[];
  players(): PlayerRange;
  check(): readonly Issue[];
  facts(): Facts;
  remarks(): readonly Remark[];
  suggestions(): readonly Suggestion[];
  findPins(players: number): readonly string[];
  ready(question: string): readonly ReadyMade[];
  complete(seed: number): readonly Patch[];
  kit(header: Header, order: KitOrder): KitSpec;
  textBoxes(): readonly TextBox[];
  plan(audience: Audience): Plan;
  poster(): PosterPart;
  link(chosen: ChosenLink): readonly Patch[];
  forPlayers(): JsonObject;
  secrets(): readonly Secret[];
}

/** Game as the rest of the application sees it, with its types hidden. */
export interface System
  extends Manifest,
    Pick<Authored<never>, 'form' | 'headings' | 'pieces' | 'example' | 'suggests' | 'play'> {
  readonly schema: z.ZodType;
  readonly migrations: readonly Migration[];
  readonly shape: ObjectShape;
  blank(): JsonObject;
  /** Never throws: values that do not fit the shape become blank and are reported as issues. */
  open(body: Json | undefined): OpenBody;
}

/** Game in the registry; `load` fetches its code. */
export interface ListedSystem extends Manifest {
  readonly load: () => Promise<System>;
}

const NO_PLAN: Plan = { rooms: [], passages: [], wayOut: [], scale: '' };

/** Hides a game's types from the registry. */
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
        complete: (seed) => game.complete?.(body, seed) ?? [],
        kit: (header, order) => game.kit(header, body, order),
        textBoxes: () => game.textBoxes(body),
        plan: (audience) => game.plan?.(body, audience) ?? NO_PLAN,
        poster: () => game.poster(body),
        link: (chosen) => game.link?.(chosen, body) ?? [],
        forPlayers: () => game.forPlayers(body) as JsonObject,
        secrets: () => game.secrets?.(body) ?? [],
      };
    },
  };
}

/** Fields of a game that are the same for every body. */
const PLAIN = [
  ...(['id', 'title', 'credit', 'question', 'passed', 'version', 'theme', 'about', 'players', 'starters'] as const),
  ...(['form', 'headings', 'pieces', 'example', 'suggests', 'play'] as const),
];

const pick = (game: Manifest): Pick<System, (typeof PLAIN)[number] | 'migrations'> => {
  const all = game as Partial<System>;
  const given = PLAIN.filter((key) => all[key] !== undefined).map((key) => [key, all[key]]);
  return { migrations: all.migrations ?? [], ...Object.fromEntries(given) };
};
