import { basename } from 'node:path';
import { readByThread } from '@/cli/ask-intake';
import { CannotRun, EXIT, type Exit, WrongUsage } from '@/cli/exit';
import { readBytes, writeOut } from '@/cli/files';
import { nameOf } from '@/cli/input';
import { harmless } from '@/cli/say';
import type { System } from '@/lib/contract/authored';
import { sortedPatches } from '@/lib/intake/notes/place';
import { noteSteps } from '@/lib/intake/notes/places';
import { saySorted } from '@/lib/intake/notes/say';
import type { SortedNotes } from '@/lib/intake/notes/sort';
import type { Json } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import { formatDraft, newDraft } from '@/lib/scenario/envelope';
import { openDraft } from '@/lib/scenario/open';

const SHOWN = 80;

interface Options {
  readonly output?: string | undefined;
  readonly into?: string | undefined;
  readonly scenario?: string | undefined;
  readonly force: boolean;
  readonly json: boolean;
}

/** Writes a new scenario from a file of notes, and lists what has no place in it. */
export async function intakeNew(file: string, system: System, options: Options): Promise<Exit> {
  const { output, into, scenario, force, json } = options;
  if (into !== undefined || scenario !== undefined) {
    throw new WrongUsage('“--new” makes a whole scenario: leave out “--into” and “--scenario”.');
  }
  if (output === undefined) throw new WrongUsage('Say with --output which file to write the new scenario to.');
  const { form, shape, headings } = system;
  const name = file === '-' ? '' : basename(file);
  const game = { form, shape, headings };
  const read = await readByThread<SortedNotes>({ task: 'notes', bytes: await readBytes(file), name, game });
  if (!read.ok) throw new CannotRun(`${harmless(nameOf(file))}: ${read.error}`);
  const steps = noteSteps(system);
  const blank = newDraft(system) as unknown as Json;
  const { draft } = openDraft(applyPatches(blank, sortedPatches(read.value, steps, blank)), system);
  await writeOut(output, formatDraft(draft, system), { fresh: !force && output !== '-' });
  const said = json
    ? [JSON.stringify(read.value, null, 2)]
    : [
        ...read.value.notes.map(({ from, title, text }) => `  ${from}: ${`${title} ${text}`.trim().slice(0, SHOWN)}`),
        ...saySorted(read.value, steps),
      ].map((line) => harmless(line.replace(/\n/g, ' ')));
  (output === '-' ? process.stderr : process.stdout).write(`${said.join('\n')}\n`);
  return read.value.notes.length > 0 ? EXIT.issues : EXIT.clean;
}
