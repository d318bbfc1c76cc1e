import type { TableView } from '@/lib/table/view';

/** The shared part of a table's view as JSON, kept to find and send differences. */
export interface Snapshot {
  readonly table: string;
  readonly people: ReadonlyMap<string, string>;
  readonly ideas: ReadonlyMap<string, string>;
}

/** A viewer's own data: their private part, and their entry in the list of people. */
export interface OwnJson {
  readonly you: string | undefined;
  readonly self: string | undefined;
}

export const NOTHING_OWN: OwnJson = { you: undefined, self: undefined };

/** Differences between two states, as JSON; undefined parts are unchanged. */
export interface Delta {
  readonly table: string | undefined;
  readonly people: ListDelta;
  readonly ideas: ListDelta;
}

interface ListDelta {
  readonly put: readonly string[];
  readonly gone: readonly string[];
}

export const snapshotOf = ({ table, people, ideas }: Pick<TableView, 'table' | 'people' | 'ideas'>): Snapshot => ({
  table: JSON.stringify(table),
  people: jsonById(people),
  ideas: jsonById(ideas),
});

const jsonById = (entries: readonly { readonly id: string }[]): ReadonlyMap<string, string> =>
  new Map(entries.map((entry) => [entry.id, JSON.stringify(entry)]));

export const deltaBetween = (before: Snapshot, after: Snapshot): Delta => ({
  table: before.table === after.table ? undefined : after.table,
  people: listDelta(before.people, after.people),
  ideas: listDelta(before.ideas, after.ideas),
});

const listDelta = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): ListDelta => ({
  put: [...after].flatMap(([id, json]) => (before.get(id) === json ? [] : [json])),
  gone: [...before.keys()].filter((id) => !after.has(id)),
});

/** Formats the shared beginning of the frame with a whole table, which is by far its largest part. */
export const formatShared = (version: number, { table, people, ideas }: Snapshot): Buffer =>
  Buffer.from(
    `{"type":"view","view":{"version":${version},"table":${table},"ideas":[${[...ideas.values()].join(',')}],"people":[${[...people.values()].join(',')}`,
  );

/** Formats the rest of that frame: the viewer's own data and the time. */
export function formatRest(now: number, { people }: Snapshot, { you, self }: OwnJson): Buffer {
  const comma = people.size > 0 ? ',' : '';
  return Buffer.from(
    `${self === undefined ? '' : comma + self}]${you === undefined ? '' : `,"you":${you}`}},"now":${now}}`,
  );
}

/** Formats the frame with changes; `own` is included only as far as it changed. */
export function formatChange(
  now: number,
  version: number,
  { table, people, ideas }: Delta,
  { you, self }: OwnJson,
): Buffer {
  const put = self === undefined ? people.put : [...people.put, self];
  const parts = [
    `"type":"change","now":${now},"version":${version}`,
    ...(table === undefined ? [] : [`"table":${table}`]),
    ...(you === undefined ? [] : [`"you":${you}`]),
    ...listPart('people', { put, gone: people.gone }),
    ...listPart('ideas', ideas),
  ];
  return Buffer.from(`{${parts.join(',')}}`);
}

const listPart = (name: string, { put, gone }: ListDelta): readonly string[] =>
  put.length + gone.length > 0 ? [`"${name}":{"put":[${put.join(',')}],"gone":${JSON.stringify(gone)}}`] : [];
