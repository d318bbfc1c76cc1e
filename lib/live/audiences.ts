import { isSeated, leads } from '@/lib/table/decide/deciding';
import type { PersonRow, TableState } from '@/lib/table/state';
import type { PersonView } from '@/lib/table/view';
import { ownViewOf, viewOf } from '@/lib/table/view-of';
import { formatShared, NOBODY, type Own, type Shown, shownOf } from './snapshot-json';

/** How much of a table somebody sees: as those who lead, as everybody at it, from the lobby, or by a link for looking on. */
export const OUTLOOKS = ['lead', 'table', 'lobby', 'watch'] as const;
export type Outlook = (typeof OUTLOOKS)[number];

/** What one viewer is shown. */
export interface Seen {
  readonly outlook: Outlook;
  readonly own: Own;
}

/** Whether what is new is enough for somebody who saw `before`: whoever stands elsewhere now is shown all anew. */
export const canFollow = (before: Seen, after: Seen): boolean =>
  before.outlook === after.outlook && (before.own.self !== undefined || after.own.self === undefined);

/** What of one's own is new: exactly NOBODY if nothing is. */
export function newsOfOwn(before: Own, after: Own): Own {
  const you = before.you === after.you ? undefined : after.you;
  const self = before.self === after.self ? undefined : after.self;
  return you === undefined && self === undefined ? NOBODY : { you, self };
}

/** A table at one moment as everybody sees it. Everything that many see alike is made and written once. */
export interface Sights {
  readonly state: TableState;
  readonly shown: Readonly<Record<Outlook, Shown>>;
  ownOf(person: PersonRow): Own;
  /** The beginning of the frame that shows it whole: the same bytes for all who see it so. */
  sharedOf(outlook: Outlook): Buffer;
}

export function outlookOf(person: PersonRow | undefined): Outlook {
  if (!person) return 'table';
  if (person.waiting || person.removed) return 'lobby';
  return leads(person) && isSeated(person) ? 'lead' : 'table';
}

export function sightsOf(state: TableState, now: number, screens: number): Sights {
  const seen = viewOf(state, 'screen', now, screens);
  const leader = [...state.people.values()].find((person) => outlookOf(person) === 'lead');
  const everybody = leader ? viewOf(state, { person: leader.id }, now, screens).people : seen.people;
  const byId = new Map<string, PersonView>(everybody.map((person) => [person.id, person]));
  const table = shownOf(seen);
  const shown = {
    table,
    lead: { ...table, people: shownOf({ ...seen, ideas: [], people: everybody }).people },
    lobby: { ...table, people: new Map(), ideas: new Map() },
    // The code makes players: a link for looking on must not tell it.
    watch: { ...table, table: JSON.stringify({ ...seen.table, code: '' }) },
  };
  const shared = new Map<Outlook, Buffer>();
  return {
    state,
    shown,
    sharedOf(outlook) {
      const bytes = shared.get(outlook) ?? formatShared(state.version, shown[outlook]);
      shared.set(outlook, bytes);
      return bytes;
    },
    ownOf(person) {
      const you = JSON.stringify(ownViewOf(state, person));
      const outlook = outlookOf(person);
      // Watchers, and whoever waits, are not among those whom all see.
      const isListed = outlook === 'lead' || (outlook === 'table' && table.people.has(person.id));
      return { ...NOBODY, you, self: isListed ? undefined : JSON.stringify(byId.get(person.id)) };
    },
  };
}
