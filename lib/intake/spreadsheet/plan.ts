import { isJsonObject, type JsonObject } from '@/lib/kernel/json';
import { changesBetween, type Patch } from '@/lib/kernel/patch';
import { formatPath, type Path } from '@/lib/kernel/path';
import { checkNodes, checkText, LIMITS } from '@/lib/scenario/limits';
import { danglingAmong, type Reference, referencesIn } from '@/lib/schema/references';
import type { ObjectShape } from '@/lib/schema/shape';
import { shapeAt } from '@/lib/schema/shape-at';
import { ID, INSIDE, listTables, PARENT, placedLists } from './list-tables';
import {
  type Counts,
  type GivenTable,
  givenTable,
  newPlanning,
  type Planning,
  ROOT,
  rowsKey,
  withRows,
} from './plan-lists';
import { languageCode, NO_TEXTS, type TextCounts, withTexts } from './plan-texts';
import type { ReadTable } from './read-lists';
import { settleReferences } from './settle-references';
import { type Complain, type Problem, placeOf, type TableRows, tableRows } from './table-rows';
import { idTitle, parentTitle, TEXT_COLUMNS, TEXT_TITLES, TEXTS } from './write-lists';

export interface ApplyOptions {
  /** Removes the entries of a table's list that have no row. */
  readonly remove?: boolean;
  /** Language of the translations. The scenario becomes one in this language. */
  readonly language?: string;
}

/** Changes that a file of lists asks for. If there are problems, nothing may be applied. */
export interface ListsPlan {
  readonly patches: readonly Patch[];
  readonly after: JsonObject;
  readonly counts: Counts;
  readonly texts: TextCounts;
  readonly problems: readonly Problem[];
  /** Number of further problems. */
  readonly moreProblems: number;
}

const MOST_PROBLEMS = 200;

/** Compares the tables of a file with a scenario of the given shape. */
export function planLists(
  shape: ObjectShape,
  draft: JsonObject,
  tables: readonly ReadTable[],
  { remove = false, language }: ApplyOptions = {},
): ListsPlan {
  const problems: Problem[] = [];
  let moreProblems = 0;
  const complain = (problem: Problem) => {
    if (problems.length < MOST_PROBLEMS) problems.push(problem);
    else moreProblems++;
  };
  const { lists, texts } = sortTables(shape, tables, complain);
  const planning = newPlanning({ tables: lists, remove, complain });
  const listed = withRows(shape, draft, ROOT, planning);
  complainOfLostRows(shape, draft, lists, planning.used, complain);
  const settled = settleReferences(shape, listed, planning.references, complain);
  const written = texts
    ? withTexts({ shape, before: draft, after: settled, language }, texts, complain)
    : { draft: settled, counts: NO_TEXTS };
  const translated =
    language === undefined ? written.draft : inLanguage(written.draft, language, written.counts, complain);
  const set = new Set(planning.references.map(({ path }) => formatPath(path)));
  for (const { path: inBody, id } of newlyDangling(shape, draft, translated)) {
    const path = ['body', ...inBody];
    if (set.has(formatPath(path))) continue;
    const message = `This refers to “${id}”, which would be removed. Change it, or keep the row of “${id}”.`;
    complain({ ...placeIn(planning.rowOf, path), message });
  }
  const { counts } = planning;
  const changes = problems.length > 0 ? [] : changesBetween(draft, translated);
  const tooLarge = changes.length > 0 ? refuseSize(translated) : undefined;
  if (tooLarge !== undefined) complain({ table: 'all tables', row: null, column: null, message: tooLarge });
  const patches = problems.length > 0 ? [] : changes;
  const sorted = sortProblems(problems, tables);
  return { patches, after: translated, counts, texts: written.counts, problems: sorted, moreProblems };
}

/** Returns the reason why no file of this scenario could be opened, if it is too large. */
function refuseSize(draft: JsonObject): string | undefined {
  const isTooLarge = checkText(JSON.stringify(draft, null, 2)) ?? checkNodes(draft);
  const { bytes, nodes } = LIMITS;
  return isTooLarge
    ? `With these rows the scenario is too large: it can have ${bytes / 1e6} MB and ${nodes.toLocaleString('en')} parts.`
    : undefined;
}

/** Sorts problems as they stand in the file; problems without a table come last. */
function sortProblems(problems: readonly Problem[], tables: readonly ReadTable[]): readonly Problem[] {
  const places = new Map(tables.map(({ label }, i) => [label, i]));
  const placeOfTable = ({ table }: Problem) => places.get(table) ?? tables.length;
  return problems.toSorted((a, b) => placeOfTable(a) - placeOfTable(b) || (a.row ?? 0) - (b.row ?? 0));
}

/** Finds the list of each table, and complains about those that belong to none. */
function sortTables(
  shape: ObjectShape,
  tables: readonly ReadTable[],
  complain: Complain,
): { readonly lists: ReadonlyMap<string, GivenTable>; readonly texts: TableRows | undefined } {
  const known = listTables(shape);
  const lists = new Map<string, GivenTable>();
  let texts: TableRows | undefined;
  for (const given of tables) {
    const name = given.name.trim().toLowerCase();
    const table = known.find((each) => [each.name, each.sheet].some((word) => word.toLowerCase() === name));
    const whole = { table: given.label, row: null, column: null };
    if (table ? lists.has(table.name) : name === TEXTS && texts) {
      complain({ ...whole, message: 'This list has two tables. Remove one.' });
    } else if (table) {
      const columns = [
        ...(table.around.length > 0 ? [{ key: PARENT, title: parentTitle(table.around) }] : []),
        { key: ID, title: idTitle(table.noun) },
        ...table.columns,
      ];
      lists.set(table.name, givenTable(table, tableRows(given, columns, complain), complain));
    } else if (name === TEXTS) {
      const columns = TEXT_COLUMNS.map((key, i) => ({ key, title: TEXT_TITLES[i] ?? key }));
      texts = tableRows(given, columns, complain);
    } else {
      const names = [...known.map((each) => each.name), TEXTS].join(', ');
      complain({ ...whole, message: `This scenario has no list of that name. There are: ${names}.` });
    }
  }
  return { lists, texts };
}

/** Complains about rows that belong to entries which are not there, and were not there before. */
function complainOfLostRows(
  shape: ObjectShape,
  draft: JsonObject,
  lists: ReadonlyMap<string, GivenTable>,
  used: ReadonlySet<string>,
  complain: Complain,
): void {
  let before: ReadonlySet<string> | undefined;
  for (const { table, found, rows } of lists.values()) {
    for (const [parents, group] of rows) {
      const key = rowsKey(table.name, parents);
      if (used.has(key)) continue;
      before ??= new Set([...placedLists(shape, draft)].map((list) => rowsKey(list.name, list.parents.join(INSIDE))));
      if (before.has(key)) continue;
      const noun = table.around.join(INSIDE);
      const message = `There is no ${noun} “${parents.slice(0, 60)}” that can have “${table.title}”.`;
      for (const { row } of group) complain({ ...placeOf(found, row, PARENT), message });
    }
  }
}

/** Returns the cell of a field in an entry that has a row, and the field's path for other fields. */
function placeIn(rowOf: Planning['rowOf'], path: Path): Omit<Problem, 'message'> {
  for (let length = path.length - 1; length > 0; length--) {
    const found = rowOf.get(path.slice(0, length).join(INSIDE));
    if (found) return placeOf(found.given.found, found.row, path.slice(length).join('.'));
  }
  return { table: path.join(INSIDE), row: null, column: null };
}

/** Returns references that point to nothing now and did not before. */
function newlyDangling(shape: ObjectShape, draft: JsonObject, after: JsonObject): readonly Reference[] {
  const bodyShape = shapeAt(shape, ['body'], draft);
  if (bodyShape?.kind !== 'object' || !isJsonObject(draft.body) || !isJsonObject(after.body)) return [];
  if (draft.body === after.body) return [];
  const dangling = (body: JsonObject) => danglingAmong(referencesIn(bodyShape, body), body);
  const key = ({ path, id }: Reference) => `${formatPath(path)} ${id}`;
  const before = new Set(dangling(draft.body).map(key));
  return dangling(after.body).filter((reference) => !before.has(key(reference)));
}

function inLanguage(draft: JsonObject, language: string, { translated }: TextCounts, complain: Complain): JsonObject {
  const code = languageCode(language);
  const whole = { table: TEXTS, row: null, column: null };
  if (code === undefined) {
    complain({ ...whole, message: `“${language.slice(0, 40)}” is no code of a language. Write “de” or “pt-BR”.` });
  } else if (translated === 0) {
    complain({ ...whole, message: 'No translation is filled in. Write some into the column “translation”.' });
  }
  return code === undefined ? draft : { ...draft, language: code };
}
