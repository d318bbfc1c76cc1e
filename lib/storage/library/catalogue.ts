import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../database';
import { LIBRARY_ORDERS, type LibraryOrder } from '../library-port';
import { type CatalogueItem, compareKeys, GROUPS, type Group, KEYS, VALUES } from './catalogue-item';
import { Places } from './places';
import { entryOf } from './rows';

/** Publications read before yielding to the event loop. */
const AT_ONCE = 50;

/**
 * In-memory index of the listed publications: filters and counts need a few fields of every publication, for which any
 * database would scan them all. Refreshing reads only what changed. Refreshes happen between turns of the event loop,
 * so that readers must not await between accesses.
 */
export class Catalogue {
  readonly #db: Db;
  readonly #items = new Map<number, CatalogueItem>();
  readonly #values = new Map<Group, Map<string, Places>>();
  readonly #orders: Readonly<Record<LibraryOrder, CatalogueItem[]>> = {
    newest: [],
    changed: [],
    remixed: [],
    hardest: [],
    shortest: [],
  };
  #all = new Places();
  #revision = 0;
  #reading: Promise<void> | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Revision of the library that it reflects. */
  get revision(): number {
    return this.#revision;
  }

  get all(): Places {
    return this.#all;
  }

  where(isMeant: (item: CatalogueItem) => boolean): Places {
    const places = new Places();
    for (const item of this.#items.values()) if (isMeant(item)) places.add(item.place);
    return places;
  }

  /** Returns the sets of publications for each value of a group. */
  values(group: Group): ReadonlyMap<string, Places> {
    return this.#values.get(group) ?? new Map();
  }

  having(group: Group, value: string | number): Places {
    return this.values(group).get(String(value)) ?? new Places();
  }

  inOrder(order: LibraryOrder): readonly CatalogueItem[] {
    return this.#orders[order];
  }

  /** Catches up with the database. */
  async refresh(): Promise<void> {
    const row = await this.#db.selectFrom('library').select('revision').executeTakeFirst();
    const revision = row?.revision ?? 0;
    // A restored backup may be at an earlier revision.
    if (revision < this.#revision) this.#clear();
    while (this.#revision < revision) {
      this.#reading ??= this.#readTo(revision).finally(() => {
        this.#reading = undefined;
      });
      await this.#reading;
    }
  }

  async #readTo(revision: number): Promise<void> {
    let [after, place] = [this.#revision + 1, 0];
    for (;;) {
      const rows = await this.#changedAfter(after, place);
      for (const row of rows) {
        this.#remove(row.place);
        if (row.listed && row.entry !== null) this.#add(itemOf({ ...row, entry: row.entry }));
      }
      const last = rows.at(-1);
      if (!last || rows.length < AT_ONCE) break;
      [after, place] = [last.revision, last.place];
      await nextTurn();
    }
    this.#revision = revision;
  }

  #changedAfter(revision: number, place: number) {
    return this.#db
      .selectFrom('publications')
      .select([
        'id',
        'place',
        'member_id',
        'system',
        'created_at',
        'changed_at',
        'remixes',
        'listed',
        'entry',
        'revision',
      ])
      .where(({ or, and, eb }) =>
        or([eb('revision', '>', revision), and([eb('revision', '=', revision), eb('place', '>', place)])]),
      )
      .orderBy('revision')
      .orderBy('place')
      .limit(AT_ONCE)
      .execute();
  }

  #clear(): void {
    for (const place of [...this.#items.keys()]) this.#remove(place);
    this.#all = new Places();
    this.#revision = 0;
  }

  #add(item: CatalogueItem): void {
    this.#items.set(item.place, item);
    this.#all.add(item.place);
    for (const order of LIBRARY_ORDERS) this.#orders[order].splice(this.#positionOf(item, order), 0, item);
    for (const places of this.#setsOf(item)) places.add(item.place);
  }

  #remove(place: number): void {
    const item = this.#items.get(place);
    if (!item) return;
    this.#items.delete(place);
    this.#all.delete(place);
    for (const order of LIBRARY_ORDERS) this.#orders[order].splice(this.#positionOf(item, order), 1);
    for (const places of this.#setsOf(item)) places.delete(place);
  }

  /** Binary search: index of an item in an order, or of where it belongs. */
  #positionOf(item: CatalogueItem, order: LibraryOrder): number {
    const items = this.#orders[order];
    const keyOf = KEYS[order];
    let [from, to] = [0, items.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      const other = items[middle] as CatalogueItem;
      if (compareKeys([keyOf(other), other.id], [keyOf(item), item.id]) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  *#setsOf(item: CatalogueItem): Generator<Places> {
    for (const group of GROUPS) {
      const sets = this.#values.get(group) ?? new Map<string, Places>();
      this.#values.set(group, sets);
      for (const value of VALUES[group](item).map(String)) {
        const places = sets.get(value) ?? new Places();
        sets.set(value, places);
        yield places;
      }
    }
  }
}

interface Row {
  readonly id: string;
  readonly place: number;
  readonly member_id: string;
  readonly system: string;
  readonly created_at: number;
  readonly changed_at: number;
  readonly remixes: number;
  readonly entry: string;
}

function itemOf({ entry, ...row }: Row): CatalogueItem {
  const { language, licence, tags, warnings, playersMin, playersMax, minutesLow, won } = entryOf(entry);
  return {
    id: row.id,
    place: row.place,
    memberId: row.member_id,
    system: row.system,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    remixes: row.remixes,
    ...{ language, licence, tags, warnings, playersMin, playersMax, minutesLow, won },
  };
}
