import type { SentIntake } from '@/app/_workers/intake-protocol';
import { type EntryOptions, sayTooLong } from '@/lib/intake/entry';
import { type MatchedRow, matchRows } from '@/lib/intake/match';
import type { IntakeTarget } from '@/lib/intake/target';
import type { IntakeRow } from '@/lib/intake/types';
import type { Entry, JsonObject } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import type { Path } from '@/lib/kernel/path';

/** Change that the user made to a row in the dialog. */
export interface RowEdit {
  readonly bucket?: string;
  readonly title?: string;
  readonly text?: string;
  readonly isOut?: boolean;
  /** Adds a copy of an entry that is there already. */
  readonly isNew?: boolean;
}

/** Further uses of what a table says, as chosen in the dialog. */
export interface PlanOptions extends EntryOptions {
  /** Leaves out the copies that a table asks for. */
  readonly withoutCopies?: boolean;
}

/** A line of the dialog's table. */
export interface PlanRow {
  readonly key: string;
  readonly line: number;
  /** Undefined if there is nothing that could be added. */
  readonly row: IntakeRow | undefined;
  /** The line as it was written, for lines that were not understood. */
  readonly raw: string;
  readonly why: string | undefined;
  readonly offers: readonly string[];
  readonly state: 'ask' | 'new' | 'same' | 'changed' | 'out';
  readonly match: MatchedRow | undefined;
}

export interface Plan {
  /** Lines to decide first. */
  readonly rows: readonly PlanRow[];
  readonly asks: number;
  /** Entries to add, copies included. */
  readonly added: readonly JsonObject[];
  readonly changed: readonly MatchedRow[];
  readonly same: number;
  /** Number of entries to add for each bucket. */
  readonly counts: ReadonlyMap<string, number>;
  /** Number of rows of a long list that no list of a game has room for. */
  readonly beyond: number;
}

const NO_TITLE = 'It needs a title.';

/** Combines what was read with the user's changes and with the entries that the list has. */
export function planOf(
  intake: SentIntake,
  entries: readonly Entry[],
  target: IntakeTarget,
  edits: Readonly<Record<string, RowEdit>>,
  options: PlanOptions,
): Plan {
  const keyOf = keys();
  // Lines to decide stand first, also once they are decided.
  const lines: Omit<PlanRow, 'state' | 'match'>[] = [
    ...intake.asks.map(({ line, text, why, offers, entry }) => {
      const key = keyOf(text);
      const bucket = edits[key]?.bucket;
      const row = entry && edited({ ...entry, bucket: bucket ?? null }, edits[key]);
      const isAnswered = row !== undefined && (bucket !== undefined || !target.by) && row.title.trim() !== '';
      return { key, line, row, raw: text, why: isAnswered ? sayTooLong(row, target, options) : why, offers };
    }),
    ...intake.rows.map((row) => {
      const key = keyOf(`${row.title}\n${row.line}`);
      const changed = edited(row, edits[key]);
      const why = changed.title.trim() === '' ? NO_TITLE : sayTooLong(changed, target, options);
      return { key, line: row.line, row: changed, raw: '', why, offers: [] };
    }),
  ];
  const taken = lines.filter(
    ({ key, row, why }) => row && why === undefined && !edits[key]?.isOut && !edits[key]?.isNew,
  );
  const matches = matchRows(
    taken.flatMap(({ row }) => (row ? [row] : [])),
    entries,
    target,
    options,
  );
  const matchOf = new Map(taken.map(({ key }, i) => [key, matches[i]]));
  const rows = lines.map((line): PlanRow => {
    const edit = edits[line.key];
    const match =
      matchOf.get(line.key) ??
      (edit?.isNew && line.row && !edit.isOut ? matchRows([line.row], [], target, options)[0] : undefined);
    return { ...line, match, state: edit?.isOut ? 'out' : line.why !== undefined || !match ? 'ask' : stateOf(match) };
  });
  const fresh = rows.filter(({ state }) => state === 'new');
  const counts = new Map(Object.entries(intake.more.buckets));
  const added = fresh.flatMap(({ row, match }) => {
    if (!row || !match) return [];
    const copies = options.withoutCopies ? 1 : (row.copies ?? 1);
    if (row.bucket !== null) counts.set(row.bucket, (counts.get(row.bucket) ?? 0) + copies);
    return Array.from({ length: copies }, () => match.fields);
  });
  return {
    rows,
    asks: rows.filter(({ state }) => state === 'ask').length + intake.more.asks,
    added,
    changed: rows.flatMap(({ state, match }) => (state === 'changed' && match ? [match] : [])),
    same: rows.filter(({ state }) => state === 'same').length,
    counts,
    beyond: intake.more.rows,
  };
}

const edited = (row: IntakeRow, edit: RowEdit | undefined): IntakeRow =>
  edit
    ? {
        ...row,
        ...(edit.bucket !== undefined && { bucket: edit.bucket }),
        ...(edit.title !== undefined && { title: edit.title }),
        ...(edit.text !== undefined && { text: edit.text }),
      }
    : row;

const stateOf = ({ entry, changes }: MatchedRow): PlanRow['state'] =>
  !entry ? 'new' : changes.length > 0 ? 'changed' : 'same';

/** Returns a function that gives equal lines keys of their own, so that changes outlive edits of the text above them. */
function keys(): (text: string) => string {
  const seen = new Map<string, number>();
  return (text) => {
    const count = seen.get(text) ?? 0;
    seen.set(text, count + 1);
    return `${count} ${text}`;
  };
}

/** Returns the patches that bring entries of the list up to date. */
export const changePatches = (changed: readonly MatchedRow[], list: Path): readonly Patch[] =>
  changed.flatMap(({ entry, changes }) =>
    entry ? changes.map(({ key, after }): Patch => ({ op: 'set', path: [...list, entry.id, key], value: after })) : [],
  );
