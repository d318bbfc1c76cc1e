import { Listeners } from '@/app/_ui/listeners';
import type { PeerState, Presence } from '@/lib/collab/client/presence';
import { type Path, parsePath } from '@/lib/kernel/path';
import type { Named, PeopleOfDraft } from '@/lib/services/drafts/people-of-draft';
import { COLOURS, type Colour } from '@/lib/table/vocabulary';
import { joined } from '@/lib/tabletop/words/wording';

/** Another window on the draft, with name and colour. */
export interface Peer extends Named {
  readonly clientId: number;
  readonly who: string;
  /** True for another window of the same user. */
  readonly own: boolean;
  readonly step: string;
  readonly field: Path | undefined;
}

const NOBODY: readonly Peer[] = [];
/** Name of people who have given none. */
export const SOMEBODY = 'Somebody';
const NEW_PEER_PAUSE_MS = 2_000;
const REFRESH_MS = 20_000;

/** Peers in the draft, named as at a table of the draft, or as they named themselves. The list keeps its identity until a change. */
export class Peers {
  #list = NOBODY;
  #people: PeopleOfDraft | undefined;
  #asked = 0;
  readonly #askedAbout = new Set<string>();
  /** Colours of peers who have picked none. */
  readonly #colours = new Map<string, Colour>();
  #presence: Presence | undefined;
  #stop: (() => void) | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Listeners();

  constructor(readonly ask: () => Promise<PeopleOfDraft>) {}

  get presence(): Presence | undefined {
    return this.#presence;
  }

  readonly list = (): readonly Peer[] => this.#list;

  readonly subscribe = this.#listeners.subscribe;

  /** Follows this presence from now on, instead of any earlier one. */
  join(presence: Presence | undefined): void {
    this.#stop?.();
    this.#presence = presence;
    this.#stop = presence?.subscribe(this.#update);
    this.#update();
  }

  leave(): void {
    this.join(undefined);
    clearTimeout(this.#again);
  }

  readonly #update = (): void => {
    const present = this.#presence?.present() ?? [];
    if (present.length === 0 && this.#list.length === 0) return;
    const list = present.length === 0 ? NOBODY : present.map((state) => this.#peerFrom(state));
    // Keeps the list if only carets moved, so that names are not redrawn.
    if (!samePeers(list, this.#list)) this.#list = list;
    this.#learnNames(present);
    this.#listeners.call();
  };

  /** Fetches names when a new peer appears, and now and then in case a name has changed. */
  #learnNames(present: readonly PeerState[]): void {
    if (present.length === 0) return;
    const strangers = present.some(({ who }) => !this.#askedAbout.has(who));
    const since = Date.now() - this.#asked;
    if (since < (strangers ? NEW_PEER_PAUSE_MS : REFRESH_MS)) {
      if (strangers) this.#later(NEW_PEER_PAUSE_MS - since);
      return;
    }
    this.#asked = Date.now();
    for (const { who } of present) this.#askedAbout.add(who);
    this.ask().then(
      (people) => {
        this.#people = people;
        this.#update();
      },
      // Peers without names are shown as "Somebody".
      () => undefined,
    );
  }

  #peerFrom({ clientId, who, name, step, field }: PeerState): Peer {
    const named = this.#people?.people[who];
    const own = who === this.#people?.you;
    return {
      clientId,
      who,
      own,
      step,
      field: field === undefined ? undefined : parsePath(field),
      name: own ? 'You, in another tab' : (named?.name ?? name ?? SOMEBODY),
      colour: named?.colour ?? this.#colourFor(who),
    };
  }

  /** Returns a colour that no other peer here has, as long as there are enough; the same while the page is open. */
  #colourFor(who: string): Colour {
    const known = this.#colours.get(who);
    if (known) return known;
    const taken = new Set([...this.#colours.values(), ...this.#list.map(({ colour }) => colour)]);
    const free = COLOURS.filter((colour) => !taken.has(colour));
    const colour = colourFor(who, free.length > 0 ? free : COLOURS);
    this.#colours.set(who, colour);
    return colour;
  }

  #later(ms: number): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(this.#update, Math.max(ms, 100));
  }
}

const samePeers = (a: readonly Peer[], b: readonly Peer[]): boolean =>
  a.length === b.length && JSON.stringify(a) === JSON.stringify(b);

function colourFor(who: string, colours: readonly Colour[]): Colour {
  let sum = 0;
  for (const letter of who) sum = (sum * 31 + letter.charCodeAt(0)) % 9_973;
  return colours[sum % colours.length] ?? 'green';
}

/** Lists people: "Ann", "Ann and Bob", "Ann, Bob and 3 more", "4 people". Counts people, not their windows. */
export function sayNames(peers: readonly Peer[], most = 3): string {
  const all = [...new Map(peers.map(({ who, name }) => [who, name])).values()];
  const names = all.filter((name) => name !== SOMEBODY);
  if (names.length === 0) return all.length === 1 ? SOMEBODY : `${all.length} people`;
  const shown = all.length > most || names.length < all.length ? names.slice(0, most - 1) : names;
  const more = all.length - shown.length;
  return joined(more > 0 ? [...shown, `${more} more`] : shown);
}
