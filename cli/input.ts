import { basename, dirname, join } from 'node:path';
import { askThread } from '@/cli/ask-thread';
import { CannotRun } from '@/cli/exit';
import { isThere, readBytes } from '@/cli/files';
import type { ListedSystem, System } from '@/lib/contract/authored';
import { findStarter, type StarterCard } from '@/lib/contract/starter';
import { invariant } from '@/lib/kernel/invariant';
import type { Issue } from '@/lib/kernel/issue';
import { isJsonObject, type Json } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { failure, type Result, success } from '@/lib/kernel/result';
import { draftFromStarter, type Starter } from '@/lib/scenario/envelope';
import { type Opened, openDraft, parseScenario } from '@/lib/scenario/open';
import { parseJson } from '@/lib/scenario/parse-json';
import { saySeveral, scenariosOf } from '@/lib/scenario/several';
import { readStarter } from '@/lib/starters/read-starters';
import { applyVariant, lostPatches, variantIn } from '@/lib/starters/variant';
import { findSystem, systems } from '@/lib/systems/registry';
import { type Carrier, carrierOf } from '@/templates/exports/carrier';

const CARRIED_LIMITS = { ms: 10_000, heapMb: 128 };
const tooMuchWork = (carrier: Carrier): Issue => ({
  code: `${carrier}/too-large`,
  severity: 'error',
  path: [],
  message: `This ${carrier.toUpperCase()} takes more time or memory to read than any kit. Choose a kit that Trapdoor printed.`,
});

/** Opens FILE: a path, a starter's id or "-". Fails for anything but a scenario; throws CannotRun for a missing file. */
export async function openInput(file: string): Promise<Result<Opened, Issue>> {
  if (file !== '-' && !(await isThere(file))) {
    const numbered = NUMBERED.exec(file)?.groups;
    if (numbered?.path !== undefined && (await isThere(numbered.path)))
      return openOneOf(numbered.path, Number(numbered.number));
    const found = findListed(file);
    if (!found) throw new CannotRun(`There is no file “${file}” and no starter of that name.\n${listStarters()}`);
    const system = await found.system.load();
    // Its own id, so that printing the same starter twice makes the same kit.
    const draft = draftFromStarter(system, starterOf(system, found.card), found.card.id);
    return success(openDraft(draft as unknown as Json, system));
  }
  const bytes = await readBytes(file);
  if (file.endsWith(PATCH_FILE)) return openVariant(file, bytes);
  const carrier = carrierOf(bytes);
  if (carrier === undefined) return openFile(file, bytes);
  const carried = await readInThread(carrier, bytes);
  return carried.ok ? parseScenario(carried.value, findSystem) : failure(carried.error);
}

async function openFile(file: string, bytes: Uint8Array): Promise<Result<Opened, Issue>> {
  const opened = await parseScenario(bytes, findSystem);
  const several = opened.ok ? [] : scenariosOf(bytes);
  if (opened.ok || several.length < 2) return opened;
  const numbered = file === '-' ? '' : ` Add its number to the file’s name: “${basename(file)}#1”.`;
  return failure({ ...opened.error, message: `${saySeveral(several)}${numbered}` });
}

/** A scenario of a file with several: its path and its number, from 1. */
const NUMBERED = /^(?<path>.+)#(?<number>\d{1,5})$/;

async function openOneOf(path: string, number: number): Promise<Result<Opened, Issue>> {
  const several = scenariosOf(await readBytes(path));
  const picked = several[number - 1];
  if (picked) return parseScenario(JSON.stringify(picked), findSystem);
  const message = several.length > 0 ? saySeveral(several) : 'This file does not have several scenarios.';
  return failure({ code: 'file/no-such-scenario', severity: 'error', path: [], message });
}

/** Suffix of a variant's file. */
const PATCH_FILE = '.patch.json';

/** A variant, with the scenario beside it that it patches. */
async function openVariant(file: string, bytes: Uint8Array): Promise<Result<Opened, Issue>> {
  const json = parseJson(bytes);
  if (!json.ok) return json;
  const variant = variantIn(json.value);
  if (!variant) return failure(NOT_A_PATCH);
  const parent = await openInput(join(dirname(file), `${variant.variantOf}.json`));
  if (!parent.ok) return parent;
  const { draft, system } = parent.value;
  const patched = applyVariant(draft, variant);
  const id = basename(file, PATCH_FILE);
  const opened = openDraft({ ...(isJsonObject(patched) && patched), id }, system);
  return success({ ...opened, issues: [...opened.issues, ...lostPatches(draft, variant).map(leadsNowhere)] });
}

const NOT_A_PATCH: Issue = {
  code: 'file/not-a-patch',
  severity: 'error',
  path: [],
  message: 'This is not a variant: it needs “format”: “trapdoor/patch”, “variantOf” and a list of “patches”.',
};

const leadsNowhere = ({ path }: Patch): Issue => ({
  code: 'file/lost-patch',
  severity: 'error',
  path,
  message: `The patch of “${path.join('/')}” changes nothing. Remove it, or correct its path.`,
});

/** The scenario in a kit. Nobody knows who made it: it is read in a thread, whose program is built beside this one. */
async function readInThread(carrier: Carrier, bytes: Uint8Array): Promise<Result<Uint8Array, Issue>> {
  const program = new URL('./carried-thread.mjs', import.meta.url);
  const read = await askThread<Result<Uint8Array, Issue>>(program, { carrier, bytes }, CARRIED_LIMITS);
  return read ?? failure(tooMuchWork(carrier));
}

/** Opens FILE and throws if it is no scenario. */
export async function requireInput(file: string): Promise<Opened> {
  const opened = await openInput(file);
  if (!opened.ok) throw new CannotRun(`${nameOf(file)}: ${opened.error.message}`);
  return opened.value;
}

export const nameOf = (file: string): string => (file === '-' ? 'standard input' : file);

/** The starter with this id among those of all games. */
export function findListed(id: string): { readonly system: ListedSystem; readonly card: StarterCard } | undefined {
  for (const system of systems) {
    const card = findStarter(system.starters, id);
    if (card) return { system, card };
  }
  return undefined;
}

export function starterOf(system: System, { id }: StarterCard): Starter {
  const starter = readStarter(system, id);
  invariant(starter, `${system.title} has the starter ${id}`);
  return starter;
}

export const listStarters = (): string =>
  [
    'Starters:',
    ...systems.flatMap(({ starters }) => starters.map(({ id, title }) => `  ${id.padEnd(26)} ${title}`)),
  ].join('\n');
