import { readdirSync, readFileSync } from 'node:fs';
import type { JsonObject } from '@/lib/kernel/json';
import { FORMAT, FORMAT_VERSION } from '@/lib/scenario/draft';

/** Scenario file. Parts that it lacks become blank when it is opened. */
interface DraftFile {
  readonly format: string;
  readonly formatVersion: number;
  readonly system: string;
  readonly systemVersion: number;
  readonly id: string;
  readonly body: JsonObject;
}

const FOLDER = 'test/support/drafts';

/** Names of the stored states. */
export const draftStates = (): readonly string[] => readdirSync(FOLDER).map((file) => file.replace(/\.json$/, ''));

/** Reads a state that several tests start from. */
export const draftState = (name: string): DraftFile => JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8'));

/** Returns a file of a game with this body, blank by default; `changed` replaces any other field. */
export const draftFile = (system: string, body: object = {}, changed: object = {}): DraftFile => ({
  ...{ format: FORMAT, formatVersion: FORMAT_VERSION, system, systemVersion: 1, id: 'x' },
  body: body as JsonObject,
  ...changed,
});
