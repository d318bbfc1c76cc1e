import * as z from 'zod';
import { readStarter } from '@/lib/starters/read-starters';
import { trapped } from '@/lib/systems/trapped';
import { compile } from '@/lib/systems/trapped/engine/compile';
import { NO_SCORE, suitIndex } from '@/lib/systems/trapped/rules/cards';
import { type HouseRules, type Setting, schema } from '@/lib/systems/trapped/schema';
import { RANKS, type Suit } from '@/lib/tabletop/cards/playing-cards';
import type { Given } from '@/test/support/fill';
import { parseCard, parseScore } from '@/test/support/trapped/notation';
import { Scene } from '@/test/support/trapped/scene';
import { Stage } from '@/test/support/trapped/stage';

const SUIT_OF_LETTER: Readonly<Record<string, Suit>> = { H: 'hearts', D: 'diamonds', S: 'spades', C: 'clubs' };

/** Score: "10D", or "K" without a suit. */
export const score = z.string().refine((text) => parseScore(text) !== undefined, 'no score');
/** Card: "10D". */
export const card = z.string().refine((text) => parseCard(text) !== undefined, 'no card');
/** Rank: "10". */
export const rank = z.enum(RANKS).transform((rank) => RANKS.indexOf(rank));
export const suit = z.enum(['H', 'D', 'S', 'C']).transform((letter) => suitIndex(SUIT_OF_LETTER[letter] ?? 'hearts'));
/** Score, or '' for none. */
export const maybeScore = score.nullish().transform((given) => given ?? '');
export const names = z.array(z.string());

type Input = Readonly<Record<string, unknown>>;

const camelCase = (key: string) => key.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
const houseRules = schema.shape.options;
const usual = schema.parse(readStarter(trapped, trapped.starters[0]?.id ?? '')?.body).options;

/** Merges the house rules of a vector with the defaults or a setting's own. */
export function rulesOf(input: Input, own: HouseRules = usual): HouseRules {
  const { options = {} } = z.object({ options: z.record(z.string(), z.json()).optional() }).parse(input);
  const listed = Object.entries(options).map(([key, value]) => ruleOf(camelCase(key), value));
  return houseRules.parse({ ...own, ...Object.fromEntries(listed) });
}

/** Converts “none” to null for limits; other rules have “none” as a choice. */
const ruleOf = (key: string, value: z.infer<ReturnType<typeof z.json>>) => {
  const isLimit = value === 'none' && (usual as Readonly<Record<string, unknown>>)[key] === null;
  return [key, isLimit ? null : value] as const;
};

const shipped = new Map<string, Setting>();

/** Returns a shipped setting. */
export function settingOf(id: string): Setting {
  const known = shipped.get(id);
  if (known) return known;
  const starter = readStarter(trapped, id);
  if (!starter) throw new Error(`no setting is called “${id}”`);
  const setting = schema.parse(starter.body);
  shipped.set(id, setting);
  return setting;
}

const roomFor = (rules: HouseRules, players: number): HouseRules => ({
  ...rules,
  maxCharacters: Math.max(rules.maxCharacters, players),
});

/** Stages a game in a plain house with a vector's house rules, among characters who feel nothing for each other. */
export function inTheHouse(input: Input, players: number, given: Given<Setting> = {}): Scene {
  const stage = new Stage({ ...given, options: { ...roomFor(rulesOf(input), players), ...given.options } }, players);
  stage.state.relationships.fill(NO_SCORE);
  return stage;
}

/** Stages a game in a shipped setting with a vector's house rules. */
export function inSetting(input: Input, setting: Setting, players: number): Scene {
  return Scene.of(compile({ ...setting, options: roomFor(rulesOf(input, setting.options), players) }), players);
}

/** Players and Extras by their names in a vector, in order of appearance. */
export class Cast {
  readonly #extras: readonly string[];

  constructor(
    readonly players: readonly string[],
    extras: readonly string[] = [],
  ) {
    this.#extras = [...new Set(extras)];
  }

  /** Number of seats: every Extra needs a player who keeps its sheet. */
  get size(): number {
    return Math.max(2, this.players.length, this.#extras.length);
  }

  seat(name: string): number {
    const seat = this.players.indexOf(name);
    if (seat === -1) throw new Error(`nobody called “${name}” has a seat`);
    return seat;
  }

  extra(name: string): number {
    const extra = this.#extras.indexOf(name);
    if (extra === -1) throw new Error(`no Extra is called “${name}”`);
    return this.size + extra;
  }

  person(name: string): number {
    return this.#extras.includes(name) ? this.extra(name) : this.seat(name);
  }

  playersIn = (seats: readonly number[]): readonly string[] => this.players.filter((_, seat) => seats.includes(seat));
  extrasIn = (persons: readonly number[]): readonly string[] =>
    this.#extras.filter((_, i) => persons.includes(this.size + i));
}

/** Tells whether a name in a vector is an Extra's. */
export const isExtra = (name: string) => /^extra:|^E\d+$/.test(name);
