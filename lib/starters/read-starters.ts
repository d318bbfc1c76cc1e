import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import figures from '@/content/starter-figures.json' with { type: 'json' };
import type { System } from '@/lib/contract/authored';
import { findStarter } from '@/lib/contract/starter';
import { invariant } from '@/lib/kernel/invariant';
import type { Json } from '@/lib/kernel/json';
import { type Draft, partsOf } from '@/lib/scenario/draft';
import type { Starter } from '@/lib/scenario/envelope';
import { notedLengths } from '@/lib/scenario/measured';
import { openDraft } from '@/lib/scenario/open';
import { applyVariant, variantIn } from './variant';

const FOLDER = 'content/starters';

const read = new WeakMap<System, Map<string, Starter>>();

/**
 * Returns the starter with this id or former id; undefined if there is none. `folder` has a subfolder for each game.
 * Each file is read once per process.
 */
export function readStarter(system: System, id: string, folder?: string): Starter | undefined {
  const card = findStarter(system.starters, id);
  if (!card) return undefined;
  const known = read.get(system) ?? new Map<string, Starter>();
  read.set(system, known);
  const starter = known.get(card.id) ?? {
    ...card,
    ...partsOf(readFile(system, card, folder ?? findFolder())).fields,
    ...measuredOf(system.id, card.id),
  };
  known.set(card.id, starter);
  return starter;
}

/** Returns the lengths that `npm run bench:starters` measured; nothing for other starters. */
function measuredOf(system: string, starter: string): Pick<Starter, 'measured'> {
  const found = figures.filter((one) => one.system === system && one.starter === starter);
  return found.length > 0 ? { measured: notedLengths(found) } : {};
}

/** Returns all starters of a game, in the order of their cards. */
export const readStarters = (system: System, folder?: string): readonly Starter[] =>
  system.starters.flatMap(({ id }) => readStarter(system, id, folder) ?? []);

// Synchronous: the files are small, and an asynchronous read would take longer.
function readFile(system: System, { id, variantOf }: Pick<Starter, 'id' | 'variantOf'>, folder: string): Draft {
  const parse = (name: string): Json => JSON.parse(readFileSync(join(folder, system.id, name), 'utf8'));
  if (variantOf === undefined) return openDraft(parse(`${id}.json`), system).draft;
  const variant = variantIn(parse(`${id}.patch.json`));
  invariant(variant?.variantOf === variantOf, `${id}.patch.json patches ${variantOf}`);
  return openDraft(applyVariant(readFile(system, { id: variantOf }, folder), variant), system).draft;
}

let found: string | undefined;

/** Finds the folder of starters above this file or above the working directory. */
function findFolder(): string {
  found ??= starts()
    .map(searchAbove)
    .find((folder) => folder !== undefined);
  invariant(found, `${FOLDER} comes with the program`);
  return found;
}

// Bundles may lack `import.meta.url`; then only the working directory is searched.
const starts = (): readonly string[] => [
  ...(import.meta.url ? [dirname(fileURLToPath(import.meta.url))] : []),
  process.cwd(),
];

function searchAbove(start: string): string | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    const candidate = join(folder, FOLDER);
    if (existsSync(candidate)) return candidate;
    if (folder === dirname(folder)) return undefined;
  }
}
