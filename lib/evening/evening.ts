import { z } from 'zod';
import type { Chosen } from '@/lib/contract/played';
import type { Issue } from '@/lib/kernel/issue';
import { isJsonObject, type Json, type JsonObject } from '@/lib/kernel/json';
import { failure, type Result, success } from '@/lib/kernel/result';
import { parseJson } from '@/lib/scenario/parse-json';

export const EVENING = 'trapdoor/evening';
export const EVENING_VERSION = 1;

/** Limits of an evening's file, and of the decisions in it. */
const BYTES_MAX = 2_000_000;
export const MOVES_MAX = 20_000;
const SEATS_MAX = 16;
const NAME_MAX = 60;
export const EVENT_MAX = 500;
export const HOUSE_CALLS_MAX = 1_000;
const FILE = { noun: 'an evening', bytes: BYTES_MAX };

const seat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('person'), name: z.string().max(NAME_MAX) }),
  z.strictObject({ kind: z.literal('bot'), bot: z.string().max(NAME_MAX) }),
]);

const houseCall = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('event'), text: z.string().min(1).max(EVENT_MAX) }),
  z.strictObject({ kind: z.literal('result'), ending: z.string().max(200) }),
  z.strictObject({ kind: z.literal('change'), call: z.record(z.string(), z.json()) }),
]);

const schema = z.strictObject({
  format: z.literal(EVENING),
  version: z.literal(EVENING_VERSION),
  scenario: z.record(z.string(), z.json()),
  system: z.string().max(NAME_MAX),
  systemVersion: z.int().min(1),
  seats: z.array(seat).min(1).max(SEATS_MAX),
  chosen: z.record(z.string().max(200), z.string().max(200)),
  seed: z.int().min(0).max(0xffff_ffff),
  moves: z.array(z.strictObject({ seat: z.int().min(0).max(SEATS_MAX), move: z.json() })).max(MOVES_MAX),
  houseCalls: z.array(z.strictObject({ after: z.int().min(0).max(MOVES_MAX), call: houseCall })).max(HOUSE_CALLS_MAX),
});

/** A player or the host: a person at this device, or a bot by its id. */
export type SeatTaken = z.infer<typeof seat>;

/** A decision in the log. */
export interface LoggedMove {
  readonly seat: number;
  readonly move: Json;
}

/** Intervention of a host: an Event in words, the end of the game, or a change that the game lists. */
export type HouseCall =
  | { readonly kind: 'event'; readonly text: string }
  | { readonly kind: 'result'; readonly ending: string }
  | { readonly kind: 'change'; readonly call: JsonObject };

/** A house call, and the number of decisions before it. */
export interface LoggedCall {
  readonly after: number;
  readonly call: HouseCall;
}

/** A game that people play: the whole scenario, who sits where, the seed, and every decision in order. */
export interface Evening {
  readonly format: typeof EVENING;
  readonly version: typeof EVENING_VERSION;
  readonly scenario: JsonObject;
  readonly system: string;
  readonly systemVersion: number;
  /** Players by seat; the host last, in games that have one. */
  readonly seats: readonly SeatTaken[];
  readonly chosen: Chosen;
  readonly seed: number;
  readonly moves: readonly LoggedMove[];
  /** Interventions of a host in person, in order. */
  readonly houseCalls: readonly LoggedCall[];
}

/** Parts of an evening that are settled before it begins. */
export type Invitation = Pick<Evening, 'scenario' | 'system' | 'systemVersion' | 'seats' | 'chosen' | 'seed'>;

export const newEvening = (invitation: Invitation): Evening => ({
  format: EVENING,
  version: EVENING_VERSION,
  ...invitation,
  moves: [],
  houseCalls: [],
});

/** Tells whether a parsed file says that it is an evening, of whatever version. */
const isEvening = (json: Json): json is JsonObject => isJsonObject(json) && json.format === EVENING;

/** Reads an evening's file. The scenario and the moves in it are checked when it is opened (`openEvening`). */
export function readEvening(source: string | Uint8Array): Result<Evening> {
  const json = parseJson(source, FILE);
  if (!json.ok) return failure(json.error.message);
  if (!isEvening(json.value)) {
    return failure('This is not an evening of Trapdoor. Choose a file that was put away while playing.');
  }
  const { version } = json.value;
  if (typeof version === 'number' && version > EVENING_VERSION) {
    return failure(
      `This evening has version ${version} of its format; this Trapdoor reads up to ${EVENING_VERSION}. Update Trapdoor, then open it again.`,
    );
  }
  const read = schema.safeParse(json.value);
  if (read.success) return success(read.data as Evening);
  return failure(`This evening is damaged: ${sayFault(read.error.issues[0])} Use an earlier copy if you have one.`);
}

const sayFault = (issue: { readonly path: readonly PropertyKey[] } | undefined): string =>
  `“${(issue?.path ?? []).map(String).join('/').slice(0, 80)}” is missing or wrong.`;

/** Formats an evening as a file; fails if it is too long for one. */
export function formatEvening(evening: Evening): Result<string, Issue['message']> {
  const text = `${JSON.stringify(evening)}\n`;
  if (new TextEncoder().encode(text).length <= BYTES_MAX) return success(text);
  return failure('This evening has become too long for a file. Finish it, or begin another one.');
}

/** Says that a part of the log is not possible in this version of the game. */
export const sayUnfit = (what: string, { systemVersion }: Evening): string =>
  `${what} of this evening does not fit the game as this Trapdoor plays it. It was made with version ${systemVersion} of the game, or its file is damaged. Nothing of it was changed.`;
