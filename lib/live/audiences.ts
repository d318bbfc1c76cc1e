import { mayAdmit } from '@/lib/table/decide/deciding';
import { NO_REACTIONS, type RoundReactions } from '@/lib/table/reactions';
import type { PersonRow, TableState } from '@/lib/table/state';
import type { PersonView } from '@/lib/table/view';
import { ownViewOf, viewOf, withoutSheets } from '@/lib/table/view-of';
import { formatShared, NOTHING_OWN, type OwnJson, type Snapshot, snapshotOf } from './snapshot-json';

/** Audiences of a table: GM, co-GMs and opener (`lead`); others at it; the lobby; and watchers by link. */
export const AUDIENCES = ['lead', 'table', 'lobby', 'watch'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** The state that one viewer was last sent. */
export interface SentSnapshot {
  readonly audience: Audience;
  readonly own: OwnJson;
}

/** Tells whether changes alone suffice for a viewer who has `before`; not after a change of audience. */
export const canApplyDelta = (before: SentSnapshot, after: SentSnapshot): boolean =>
  before.audience === after.audience && (before.own.self !== undefined || after.own.self === undefined);

/** Returns the changed parts of a viewer's own data; exactly NOBODY if nothing changed. */
export function ownDelta(before: OwnJson, after: OwnJson): OwnJson {
  const you = before.you === after.you ? undefined : after.you;
  const self = before.self === after.self ? undefined : after.self;
  return you === undefined && self === undefined ? NOTHING_OWN : { you, self };
}

/** Snapshots of a table for all audiences. Parts that many viewers share are serialised once. */
export interface Snapshots {
  readonly state: TableState;
  readonly byAudience: Readonly<Record<Audience, Snapshot>>;
  ownOf(person: PersonRow): OwnJson;
  /** Returns the beginning of the frame with the whole table: the same bytes for all viewers of an audience. */
  sharedOf(outlook: Audience): Buffer;
}

export function audienceOf(person: PersonRow | undefined): Audience {
  if (!person) return 'table';
  if (person.waiting || person.removed) return 'lobby';
  return mayAdmit(person) ? 'lead' : 'table';
}

export function snapshotsOf(
  state: TableState,
  now: number,
  screens: number,
  reactions: RoundReactions = NO_REACTIONS,
): Snapshots {
  const seen = viewOf(state, 'screen', now, screens, reactions);
  const leader = [...state.people.values()].find((person) => audienceOf(person) === 'lead');
  const everybody = leader ? viewOf(state, { person: leader.id }, now, screens).people : seen.people;
  // Each person's own entry, without the fields for the lead audience only.
  const byId = new Map<string, PersonView>(everybody.map(({ joinedAt, hasIdea, ...person }) => [person.id, person]));
  const table = snapshotOf(seen);
  const byAudience = {
    table,
    lead: { ...table, people: snapshotOf({ ...seen, ideas: [], people: everybody }).people },
    lobby: { table: JSON.stringify(withoutSheets(seen.table)), people: new Map(), ideas: new Map() },
    // Leaves out the code: it would let watchers join as players.
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
      const you = JSON.stringify(ownViewOf(state, person, reactions));
      const audience = audienceOf(person);
      // Watchers and waiting people are not in the list that everybody sees.
      const isListed = audience === 'lead' || (audience === 'table' && table.people.has(person.id));
      return { ...NOTHING_OWN, you, self: isListed ? undefined : JSON.stringify(byId.get(person.id)) };
    },
  };
}
