import { askThread } from '@/cli/ask-thread';
import { CannotRun } from '@/cli/exit';
import { isThere, readBytes } from '@/cli/files';
import type { ListedSystem } from '@/lib/contract/authored';
import type { ListedStarter } from '@/lib/contract/starter';
import type { Issue } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import { failure, type Result, success } from '@/lib/kernel/result';
import { draftFromStarter } from '@/lib/scenario/envelope';
import { type Opened, openDraft, parseScenario } from '@/lib/scenario/open';
import { findSystem, systems } from '@/lib/systems/registry';
import { type Carrier, carrierOf } from '@/templates/exports/carrier';

const CARRIED_LIMITS = { ms: 10_000, heapMb: 128 };
const tooMuchWork = (carrier: Carrier): Issue => ({
  code: `${carrier}/too-large`,
  severity: 'error',
  path: [],
  message: `This ${carrier.toUpperCase()} takes more time or memory to read than any kit. Choose a kit that Trapdoor printed.`,
});

/** What FILE means: a path, a starter's id or "-". Fails if what is there is no scenario; throws if nothing is there. */
export async function openInput(file: string): Promise<Result<Opened, Issue>> {
  if (file !== '-' && !(await isThere(file))) {
    const found = findStarter(file);
    if (!found) throw new CannotRun(`There is no file “${file}” and no starter of that name.\n${listStarters()}`);
    // Its own id, so that printing the same starter twice makes the same kit.
    const [system, starter] = await Promise.all([found.system.load(), found.starter.load()]);
    return success(openDraft(draftFromStarter(system, starter, file) as unknown as Json, system));
  }
  const bytes = await readBytes(file);
  const carrier = carrierOf(bytes);
  if (carrier === undefined) return parseScenario(bytes, findSystem);
  const carried = await readInThread(carrier, bytes);
  return carried.ok ? parseScenario(carried.value, findSystem) : failure(carried.error);
}

/** The scenario in a kit. Nobody knows who made it: it is read in a thread, whose program is built beside this one. */
async function readInThread(carrier: Carrier, bytes: Uint8Array): Promise<Result<Uint8Array, Issue>> {
  const program = new URL('./carried-thread.mjs', import.meta.url);
  const read = await askThread<Result<Uint8Array, Issue>>(program, { carrier, bytes }, CARRIED_LIMITS);
  return read ?? failure(tooMuchWork(carrier));
}

/** The same for commands that need a scenario to go on. */
export async function requireInput(file: string): Promise<Opened> {
  const opened = await openInput(file);
  if (!opened.ok) throw new CannotRun(`${nameOf(file)}: ${opened.error.message}`);
  return opened.value;
}

export const nameOf = (file: string): string => (file === '-' ? 'standard input' : file);

export function findStarter(
  id: string,
): { readonly system: ListedSystem; readonly starter: ListedStarter } | undefined {
  for (const system of systems) {
    const starter = system.starters.find((starter) => starter.id === id);
    if (starter) return { system, starter };
  }
  return undefined;
}

export const listStarters = (): string =>
  [
    'Starters:',
    ...systems.flatMap(({ starters }) => starters.map(({ id, title }) => `  ${id.padEnd(26)} ${title}`)),
  ].join('\n');
