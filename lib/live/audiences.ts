import { keepsDoor } from '@/lib/table/decide/deciding';
import type { PersonRow, TableState } from '@/lib/table/state';
import type { PersonView } from '@/lib/table/view';
import { ownViewOf, viewOf, withoutSheets } from '@/lib/table/view-of';
import { formatShared, NOBODY, type Own, type Snapshot, snapshotOf } from './snapshot-json';

/** How much of a table somebody sees: as those who lead or opened it, as everybody at it, from the lobby, or by a link for looking on. */
export const AUDIENCES = ['lead', 'table', 'lobby', 'watch'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What one viewer is shown. */
export interface SentSnapshot {
  readonly audience: Audience;
  readonly own: Own;
}

/** Whether the changes alone will do for a viewer who saw `before`. After a change of audience they are sent everything. */
export const canFollow = (before: SentSnapshot, after: SentSnapshot): boolean =>
  before.audience === after.audience && (before.own.self !== undefined || after.own.self === undefined);

/** What of one's own is new: exactly NOBODY if nothing is. */
export function newsOfOwn(before: Own, after: Own): Own {
  const you = before.you === after.you ? undefined : after.you;
  const self = before.self === after.self ? undefined : after.self;
  return you === undefined && self === undefined ? NOBODY : { you, self };
}

/** A table at one moment as everybody sees it. Everything that many see alike is made and written once. */
export interface Snapshots {
  readonly state: TableState;
  readonly byAudience: Readonly<Record<Audience, Snapshot>>;
  ownOf(person: PersonRow): Own;
  /** The beginning of the frame that shows it whole: the same bytes for all who see it so. */
  sharedOf(outlook: Audience): Buffer;
}

export function audienceOf(person: PersonRow | undefined): Audience {
  if (!person) return 'table';
  if (person.waiting || person.removed) return 'lobby';
  return keepsDoor(person) ? 'lead' : 'table';
}

export function snapshotsOf(state: TableState, now: number, screens: number): Snapshots {
  const seen = viewOf(state, 'screen', now, screens);
  const leader = [...state.people.values()].find((person) => audienceOf(person) === 'lead');
  const everybody = leader ? viewOf(state, { person: leader.id }, now, screens).people : seen.people;
  // Everybody's own entry, without what only those at the door see.
  const byId = new Map<string, PersonView>(everybody.map(({ joinedAt, hasIdea, ...person }) => [person.id, person]));
  const table = snapshotOf(seen);
  const byAudience = {
    table,
    lead: { ...table, people: snapshotOf({ ...seen, ideas: [], people: everybody }).people },
    lobby: { table: JSON.stringify(withoutSheets(seen.table)), people: new Map(), ideas: new Map() },
    // The code makes players: a link for looking on must not tell it.
    watch: { ...table, table: JSON.stringify({ ...seen.table, code: '' }) },
  };
  const shared = new Map<Audience, Buffer>();
  return {
    state,
    byAudience,
    sharedOf(audience) {
      const bytes = shared.get(audience) ?? formatShared(state.version, byAudience[audience]);
      shared.set(audience, bytes);
      return bytes;
    },
    ownOf(person) {
      const you = JSON.stringify(ownViewOf(state, person));
      const audience = audienceOf(person);
      // Watchers, and anyone who waits, are not among those whom all see.
      const isListed = audience === 'lead' || (audience === 'table' && table.people.has(person.id));
      return { ...NOBODY, you, self: isListed ? undefined : JSON.stringify(byId.get(person.id)) };
    },
  };
}
