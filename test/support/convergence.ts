// Must be imported before Yjs, which keeps a reference to the random number generator when it loads.
import './seeded-chance';
import { type DraftSession, openDraftSession } from '@/lib/collab/client/draft-session';
import { createDocuments } from '@/lib/collab/server/documents';
import { Hub } from '@/lib/collab/server/hub';
import type { Entry, JsonObject } from '@/lib/kernel/json';
import { below, type Rng, seededRng } from '@/lib/kernel/rng';
import { draftShape } from '@/lib/scenario/draft-shape';
import { newDraft } from '@/lib/scenario/envelope';
import { gameManifestOf } from '@/lib/scenario/game-manifest';
import { blankEntry } from '@/lib/schema/blank';
import type { ListShape } from '@/lib/schema/shape';
import { SYSTEM_MEMBER } from '@/lib/storage/store';
import { createLocalWakeups, createPollingWakeups, type Wakeups } from '@/lib/storage/wakeups';
import { systems } from '@/test/support/all-systems';
import { LossyLine } from './lossy-line';
import { MemoryLog } from './memory-log';
import { seedChance } from './seeded-chance';
import { VirtualTime } from './virtual-time';

/** Size of a trial: the number of editors and the total number of their operations, spread over two processes. */
export interface Trial {
  readonly operations: number;
  readonly replicas: number;
}

/** Seeds that once found a bug: with 38, merging the parts of an edit lost a deletion. */
export const PINNED: readonly number[] = [38];

const DRAFT = 'draft';
const WEATHER = { duplicates: 10, reorderings: 15 };
/** Length at which documents are compacted; small, so that this happens during a trial. */
const LENGTH_MAX = 12_000;
const WORD = 4;
/** First code point for the letters of words. No two words share a letter. */
const FIRST = 0x4e00;
/** Longest text; well below the limit of fields, so that simultaneous insertions fit too. */
const TEXT_MAX = 20 * WORD;
const GOALS_MAX = 4;
const PATIENCE_MS = 240_000;

const [system] = systems;
if (!system) throw new Error('A trial needs a game.');
const shape = draftShape(system);
const goals = system.shape.fields.goals as ListShape;

/** Result of a trial: the failure, if any, and the number of times the document was compacted. */
export interface Outcome {
  readonly trouble: string | undefined;
  readonly renewals: number;
}

/** Runs a trial, which the seed alone determines. */
export async function converge(seed: number, { operations, replicas }: Trial): Promise<Outcome> {
  const time = new VirtualTime();
  const unseed = seedChance(seed);
  const rng = seededRng(seed);
  const lines = new Set<LossyLine>();
  const { log, hubs, close } = await openHubs(rng);
  const people: Promise<DraftSession>[] = [];
  const words = new Words();
  const undoing = seed % 3 === 0;
  try {
    for (let i = 0; i < replicas; i++) {
      people.push(
        openDraftSession({
          draftId: DRAFT,
          system: gameManifestOf(system as NonNullable<typeof system>),
          baseUrl: 'http://trial',
          fetchTicket: async () => 'trial',
          openStore: async () => undefined,
          createSocket: () => {
            const line = new LossyLine(rng, WEATHER);
            lines.add(line);
            const hub = hubs[below(rng, hubs.length)];
            void hub?.connect(line.far.asSocket(), DRAFT, `member-${i}`, { take: () => true });
            return line.near as unknown as WebSocket;
          },
        }),
      );
    }
    const sessions = await within(time, Promise.all(people));
    for (let n = 0; n < operations; n++) {
      const session = sessions[below(rng, sessions.length)];
      if (session) act(session, rng, n, words, undoing);
      if (below(rng, 12) === 0) [...lines][below(rng, lines.size)]?.cut();
      await time.pass(below(rng, 120));
    }
    const disagreement = await agreement(time, sessions, hubs);
    const text = sessions.map((session) => session.draft()).map(({ title, summary }) => `${title} ${summary}`)[0] ?? '';
    const trouble = disagreement ?? (undoing ? undefined : words.trouble(text));
    return { trouble, renewals: (await log.beginnings()).length };
  } catch (error) {
    return { trouble: String(error), renewals: 0 };
  } finally {
    for (const person of people) void person.then((session) => session.destroy());
    await close();
    await time.pass(20_000);
    unseed();
    time.restore();
  }
}

async function openHubs(rng: Rng) {
  const log = new MemoryLog(system?.id ?? '');
  const local = [createLocalWakeups(), createLocalWakeups()] as const;
  const wakeups = local.map((own, i): Wakeups => {
    const other = local[1 - i];
    const lossy: Wakeups = {
      ...own,
      publish(topic) {
        own.publish(topic);
        // Drops half the wake-ups to the other process.
        if (topic !== '*' && below(rng, 2) === 0) other?.publish(topic);
      },
    };
    return createPollingWakeups(lossy);
  });
  const hubs = wakeups.map(
    (each) =>
      new Hub({
        store: log,
        now: () => Date.now(),
        shapeOf: async () => shape,
        personOf: (_, memberId) => memberId,
        wakeups: each,
        shared: true,
        lengthMax: LENGTH_MAX,
      }),
  );
  const [hub] = hubs;
  if (!hub || !system) throw new Error('no hub');
  const built = createDocuments(hub).build(shape, newDraft(system, { title: '' }) as unknown as JsonObject);
  if (!built.ok) throw new Error(built.error.message);
  const { bytes, clientId } = built.value;
  await log.append({ draftId: DRAFT, memberId: SYSTEM_MEMBER, at: 0, bytes, title: '', newClients: [clientId] });
  const close = async () => {
    for (const each of hubs) await each.close();
    for (const each of wakeups) await each.close();
  };
  return { log, hubs, close };
}

async function within<T>(time: VirtualTime, promise: Promise<T>): Promise<T> {
  let done: { readonly value: T } | undefined;
  let failed: unknown;
  promise.then(
    (value) => {
      done = { value };
    },
    (error: unknown) => {
      failed = error;
    },
  );
  for (let waited = 0; !done && waited < PATIENCE_MS; waited += 50) {
    await time.pass(50);
    if (failed) throw failed;
  }
  if (!done) throw new Error('nobody got in');
  return done.value;
}

async function agreement(
  time: VirtualTime,
  sessions: readonly DraftSession[],
  hubs: readonly Hub[],
): Promise<string | undefined> {
  const texts = () =>
    sessions.map((session) => JSON.stringify([session.draft().title, session.draft().summary, session.draft().body]));
  const areSaved = () => sessions.every((session) => session.saveState().state === 'saved');
  let agreed = false;
  for (let waited = 0; !agreed && waited < PATIENCE_MS; waited += 500) {
    await time.pass(500);
    agreed = areSaved() && new Set(texts()).size === 1;
  }
  if (!areSaved()) return `not saved: ${sessions.map((session) => JSON.stringify(session.saveState())).join(' ')}`;
  if (!agreed) return `${new Set(texts()).size} different drafts`;
  for (const hub of hubs) {
    const { title, summary, body } = await within(time, hub.read(DRAFT));
    if (JSON.stringify([title, summary, body]) !== texts()[0]) return 'what is on disk is another draft than on screen';
  }
  return undefined;
}

/** Typed words, each with its own letters, and whether an editor has deleted them. */
class Words {
  readonly #gone = new Map<string, boolean>();

  add(n: number): string {
    const letters = Array.from({ length: WORD - 1 }, (_, i) => String.fromCodePoint(FIRST + n * WORD + i));
    this.#gone.set(letters.join(''), false);
    return `${letters.join('')} `;
  }

  remove(text: string): void {
    for (const [word] of text.matchAll(/[^ ]{3}/g)) this.#gone.set(word, true);
  }

  /** Returns an error if a word occurs twice, or is missing although nobody deleted it. */
  trouble(text: string): string | undefined {
    for (const [word, gone] of this.#gone) {
      const count = text.split(word).length - 1;
      if (count > 1) return `the word ${word} is there ${count} times`;
      if (count === 0 && !gone) return `the word ${word} was lost`;
    }
    return undefined;
  }
}

/** Makes one random edit. Undo only if `undoing`: two editors who both restore a word duplicate it. */
function act(session: DraftSession, rng: Rng, n: number, words: Words, undoing: boolean): void {
  const draft = session.draft();
  const ids = ((draft.body as JsonObject).goals as readonly Entry[]).map(({ id }) => id);
  const one = () => ids[below(rng, Math.max(1, ids.length))] ?? 'none';
  // One change at a time and never inside a word, since a concurrent edit could split it.
  const write = (now: string) => {
    const ends = endsOfWords(now);
    const from = below(rng, ends.length);
    const isFull = now.length > TEXT_MAX;
    const to = isFull || below(rng, 3) === 0 ? Math.min(ends.length - 1, from + below(rng, 3)) : from;
    const [at, cut] = [ends[from] ?? 0, ends[to] ?? 0];
    words.remove(now.slice(at, cut));
    return now.slice(0, at) + (isFull ? '' : words.add(n)) + now.slice(cut);
  };
  const goal = () => ({ ...blankEntry(goals), id: `goal-${n}` });
  if (below(rng, 15) === 0) wear(session, n);
  const deed = below(rng, undoing ? 12 : 10);
  if (deed < 2) session.editText(['title'], write(draft.title));
  else if (deed < 7) session.editText(['summary'], write(draft.summary));
  else if (deed === 7 && ids.length < GOALS_MAX)
    session.edit([{ op: 'insert', path: ['body', 'goals'], entry: goal(), before: one() }]);
  else if (deed === 8) session.edit([{ op: 'move', path: ['body', 'goals', one()], before: one() }]);
  else if (deed < 10) session.edit([{ op: 'remove', path: ['body', 'goals', one()] }]);
  else if (deed === 10) session.undo();
  else session.redo();
}

const endsOfWords = (text: string): readonly number[] => [
  0,
  ...[...text].flatMap((letter, i) =>
    letter === ' ' || (letter.charCodeAt(0) - FIRST) % WORD === WORD - 2 ? [i + 1] : [],
  ),
];

/** Alternates between two options, which makes the document longer but not its content. */
function wear(session: DraftSession, n: number): void {
  session.edit(
    Array.from({ length: 100 }, (_, i) => ({
      op: 'set' as const,
      path: ['body', 'options', i % 2 === 0 ? 'handLimit' : 'suitCount'],
      value: n * 100 + i,
    })),
  );
}
