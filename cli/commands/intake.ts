import { readByThread } from '@/cli/ask-intake';
import { type Command, onlyOne, parseWords } from '@/cli/command';
import { CannotRun, EXIT, WrongUsage } from '@/cli/exit';
import { readBytes, writeOut } from '@/cli/files';
import { nameOf, requireInput } from '@/cli/input';
import { harmless } from '@/cli/say';
import type { System } from '@/lib/contract/authored';
import { entryOf } from '@/lib/intake/entry';
import { findIntakeList, type IntakeList, intakeLists, pathOfList } from '@/lib/intake/lists';
import type { IntakeTarget } from '@/lib/intake/target';
import type { Intake, IntakeAsk, IntakeRow } from '@/lib/intake/types';
import { entriesOf, type Json } from '@/lib/kernel/json';
import { applyPatches, type Patch } from '@/lib/kernel/patch';
import { valueAt } from '@/lib/kernel/path';
import { formatDraft } from '@/lib/scenario/envelope';
import { type Opened, openDraft } from '@/lib/scenario/open';
import { blankEntry } from '@/lib/schema/blank';
import { findSystem, systems } from '@/lib/systems/registry';
import { counted } from '@/lib/tabletop/words/wording';
import { intakeNew } from './intake-new';

export const intake: Command = {
  usage: 'intake FILE|- --into LIST | --new --system GAME [--scenario FILE] [-o OUT] [--json]',
  help: [
    'Reads a list as people have it: lines, Markdown, CSV and other tables, JSON, .xlsx and .ods. Shows the entries that',
    'were recognised, and asks about the rest: no entry gets a suit or kind that its line does not name.',
    '',
    'With --new, a file of notes becomes a new scenario: headings that name a step of the game sort what stands below',
    'them. What has no place is listed, and left out of the scenario. Word documents and Twine stories are read, too.',
    '',
    '  --into       the list, by its path or title: events, map.rooms, Goals. A list inside of entries also by the',
    '               number or title of its entry: episodes[2].npcs, “decks[The Sewers].creatures”',
    '  --new        a whole scenario from notes, written to --output',
    `  --system     the game: ${systems.map(({ id }) => id).join(', ')}`,
    '  --scenario   a scenario of that game, to which the recognised entries are added',
    '  -o, --output the file to write it to',
    '  --force      replace an existing file',
    '  --json       one JSON document: { rows: [{ bucket, title, text, rank?, copies?, notes?, line, sure }],',
    '               asks: [{ line, text, why, offers }], settings: { kind, separator, header, encoding } }',
    '',
    'Exit code 1 if a line needs an answer, 2 if the file cannot be read.',
  ].join('\n'),
  run: async (words) => {
    const { values, positionals } = parseWords(words, {
      into: { type: 'string' },
      new: { type: 'boolean', default: false },
      system: { type: 'string' },
      scenario: { type: 'string' },
      output: { type: 'string', short: 'o' },
      force: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    });
    const file = onlyOne(positionals, 'file');
    if (values.new) return intakeNew(file, await gameNamed(values.system), values);
    if ((values.scenario === undefined) !== (values.output === undefined)) {
      throw new WrongUsage(
        '“--scenario” and “--output” belong together: the scenario to add to, and the file to write.',
      );
    }
    if (file === '-' && values.scenario === '-') throw new WrongUsage('Standard input can be read only once.');
    const system = await gameNamed(values.system);
    const list = listNamed(system, values.into);
    const read = await readByThread<Intake>({ task: 'list', bytes: await readBytes(file), target: list.target });
    if (!read.ok) throw new CannotRun(`${harmless(nameOf(file))}: ${read.error}`);
    const opened = values.scenario === undefined ? undefined : await scenarioOf(values.scenario, system);
    const { rows, asks } = read.value;
    if (opened) {
      const path = pathOfList(list, values.into ?? '', system, opened.draft as unknown as Json);
      if (!path.ok) throw new CannotRun(path.error);
      const { text, left } = added(opened, { ...list, path: path.value }, rows);
      await writeOut(values.output, text, { fresh: !values.force && values.output !== '-' });
      if (left > 0) process.stderr.write(`${left} did not fit: the list holds ${list.shape.max}.\n`);
    }
    const said = values.json ? formatIntake(read.value, list) : sayIntake(read.value, list);
    // A scenario on standard output stands alone.
    (values.output === '-' ? process.stderr : process.stdout).write(said);
    return asks.length > 0 ? EXIT.issues : EXIT.clean;
  },
};

async function gameNamed(id: string | undefined): Promise<System> {
  const system = await (id === undefined ? undefined : findSystem(id)?.load());
  if (system) return system;
  const known = systems.map(({ id }) => id).join(', ');
  throw new WrongUsage(
    id === undefined ? `Say which game with --system: ${known}.` : `There is no game “${id}”. There are: ${known}.`,
  );
}

function listNamed(system: System, word: string | undefined): IntakeList {
  const lists = intakeLists(system);
  const list = word === undefined ? undefined : findIntakeList(lists, word);
  if (list) return list;
  const known = lists.map(({ name }) => name).join(', ');
  throw new WrongUsage(
    word === undefined
      ? `Say which list with --into: ${known}.`
      : `${system.title} has no list “${word}” that entries can be read for. There are: ${known}.`,
  );
}

async function scenarioOf(file: string, system: System): Promise<Opened> {
  const opened = await requireInput(file);
  if (opened.system.id !== system.id) {
    throw new CannotRun(`${harmless(nameOf(file))} is for ${opened.system.title}, not for ${system.title}.`);
  }
  return opened;
}

/** Returns the scenario's file with the entries of the rows at the end of the list, whose path is from the root. */
function added(
  { draft, system }: Opened,
  { path, shape, target }: IntakeList,
  rows: readonly IntakeRow[],
): { readonly text: string; readonly left: number } {
  const json = draft as unknown as Json;
  const all = [...entriesOf(valueAt(json, path))];
  const given = rows.flatMap((row) => Array.from({ length: row.copies ?? 1 }, () => entryOf(row, target)));
  const taken = given.slice(0, Math.max(0, shape.max - all.length));
  const patches = taken.map((fields): Patch => {
    const entry = blankEntry(shape, fields, all);
    all.push(entry);
    return { op: 'insert', path, entry };
  });
  const changed = openDraft(applyPatches(json, patches), system);
  return { text: formatDraft(changed.draft, system), left: given.length - taken.length };
}

/** Returns the document of --json. Cells of further fields are notes there: "Level: 3". */
function formatIntake({ rows, asks, settings }: Intake, { shape, target }: IntakeList): string {
  const own = shape.entry.kind === 'object' ? shape.entry.fields : {};
  const titles = new Map(Object.entries(own).map(([key, { title }]) => [key, title]));
  for (const { key, title } of target.columns) titles.set(key, title);
  const entries = rows.map(({ id, fields = {}, notes, line, sure, ...row }) => {
    const more = [
      ...(id === undefined ? [] : [`id: ${id}`]),
      ...Object.entries(fields).map(([key, value]) => `${titles.get(key) ?? key}: ${value}`),
      ...(notes === undefined ? [] : [notes]),
    ];
    return { ...row, ...(more.length > 0 && { notes: more.join('\n') }), line, sure };
  });
  const document = {
    rows: entries,
    asks: asks.map(({ line, text, why, offers }) => ({ line, text, why, offers })),
    settings,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function sayIntake({ rows, asks }: Intake, { target }: IntakeList): string {
  const buckets = target.by?.buckets ?? [];
  const counts = buckets.flatMap(({ value, title }) => {
    const count = rows.filter(({ bucket }) => bucket === value).length;
    return count === 0 ? [] : [`${title} ${count}`];
  });
  return [
    ...asks.map(sayAsk),
    ...rows.map((row) => sayRow(row, target)),
    `${counted(rows.length, target.noun)}${counts.length > 0 ? `: ${counts.join(', ')}` : ''}. ${asks.length === 0 ? 'Nothing to ask.' : `${counted(asks.length, 'line')} to decide.`}`,
  ]
    .map((line) => `${harmless(line)}\n`)
    .join('');
}

const sayAsk = ({ line, text, why }: IntakeAsk): string => `  line ${line}: ${text.slice(0, 80)} — ${why}`;

function sayRow({ line, bucket, title, rank, copies }: IntakeRow, { by }: IntakeTarget): string {
  const name = by?.buckets.find(({ value }) => value === bucket)?.title;
  const more = [name, rank, copies !== undefined && copies > 1 ? `${copies} copies` : undefined].filter(
    (part) => part !== undefined,
  );
  return `  line ${line}: ${more.length > 0 ? `[${more.join(', ')}] ` : ''}${title}`;
}
