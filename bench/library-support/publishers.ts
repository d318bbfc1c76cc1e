import { createHash } from 'node:crypto';
import type { Draft } from '@/lib/scenario/draft';
import type { Store } from '@/lib/storage/store';
import { Publisher, type Receipt } from '@/test/support/publisher';
import type { Work } from '../table-support/kill-rounds';
import { sleep } from '../table-support/measured';
import { shortRemix } from './remixes';

const AT_ONCE = 3;
/** Number of latest versions that are verified after each kill. All are verified at the end. */
const LOOKED_AT = 50;

/** An attempt to publish a new scenario, or the next version of one. */
interface Try {
  readonly publisher: Publisher;
  readonly scenario: Draft;
  readonly id?: string;
}

/** Members who publish new scenarios, and then a second version of each, until the server is gone. */
export class Publishers implements Work {
  readonly acknowledged: Receipt[] = [];
  /** Attempts without an answer when the server was killed. */
  #open: readonly Try[] = [];
  #made = 0;
  #working: Promise<unknown> = Promise.resolve();

  /** Verifies acknowledged versions. Others must be complete, or publishable as if never tried. */
  async resume(url: string): Promise<number> {
    const open = this.#open;
    this.#open = [];
    const whole = await Promise.all(
      open.map((each) => this.#isWholeOrNotThere({ ...each, publisher: each.publisher.at(url) })),
    );
    const there = await Promise.all(this.acknowledged.slice(-LOOKED_AT).map((receipt) => isThere(url, receipt)));
    return [...whole, ...there].filter((isGood) => !isGood).length;
  }

  work(url: string): Promise<void> {
    return new Promise((resolve) => {
      this.#working = Promise.allSettled(Array.from({ length: AT_ONCE }, () => this.#publishOn(url, resolve)));
    });
  }

  ended = () => this.#working;

  /** Counts acknowledged versions that the store lacks or has only in part. */
  async missingIn(store: Pick<Store, 'versionBytes' | 'version'>): Promise<number> {
    let missing = 0;
    for (const { id, version, sha256 } of this.acknowledged) {
      const [bytes, row] = [await store.versionBytes(id, version), await store.version(id, version)];
      if (!bytes || !row?.contents || hash(bytes) !== sha256 || row.publication.last < version) missing++;
    }
    return missing;
  }

  async #publishOn(url: string, onFirst: () => void): Promise<never> {
    for (;;) {
      const name = `k${this.#made++}`;
      // Of a network of their own: the limits are for people.
      const publisher = await Publisher.arrive(url, `10.1.${this.#made >> 8}.${this.#made & 255}`);
      const scenario = shortRemix(name);
      const { id } = await this.#publish({ publisher, scenario });
      onFirst();
      await this.#publish({ publisher, scenario: { ...scenario, summary: `${scenario.summary} Longer.` }, id });
    }
  }

  async #publish(wanted: Try): Promise<Receipt> {
    this.#open = [...this.#open, wanted];
    const receipt = await wanted.publisher.publish(wanted.scenario, wanted.id === undefined ? {} : { id: wanted.id });
    this.#open = this.#open.filter((each) => each !== wanted);
    this.acknowledged.push(receipt);
    return receipt;
  }

  async #isWholeOrNotThere({ publisher, scenario, id }: Try): Promise<boolean> {
    const answer = await sendPatiently(publisher, { scenario, ...(id !== undefined && { id }) });
    const said = await answer.text();
    if (answer.ok) {
      this.acknowledged.push(JSON.parse(said) as Receipt);
      return true;
    }
    // A new scenario that had been published already is refused as a copy of itself.
    const [, there = ''] = /\/library\/([0-9a-z]{16})\/1/.exec(said) ?? [];
    if (answer.status !== 409 || there === '') {
      console.error(`Neither published nor there: ${answer.status} ${said}`);
      return false;
    }
    const found = await fetch(`${publisher.url}/api/library/${there}`);
    if (!found.ok) return false;
    const { versions } = (await found.json()) as { readonly versions: readonly { readonly sha256: string }[] };
    return isThere(publisher.url, { id: there, version: 1, sha256: versions.at(-1)?.sha256 ?? '' });
  }
}

const BUSY: readonly number[] = [429, 503];
const TRIES = 20;
const PAUSE_MS = 500;

/** A database that has just come back may refuse for a moment. */
async function sendPatiently(publisher: Publisher, asked: object): Promise<Response> {
  for (let left = TRIES; ; left--) {
    const answer = await publisher.send('POST', '/api/library', asked);
    if (!BUSY.includes(answer.status) || left === 0) return answer;
    await sleep(PAUSE_MS);
  }
}

/** Tells whether a version's file has the acknowledged hash. */
async function isThere(url: string, { id, version, sha256 }: Omit<Receipt, 'url'>): Promise<boolean> {
  const file = await fetch(`${url}/api/library/${id}/versions/${version}`);
  return file.ok && hash(new Uint8Array(await file.arrayBuffer())) === sha256;
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
