import type { OutgoingHttpHeaders } from 'node:http';
import { remembered } from '@/lib/kernel/remembered';
import { compress, type Encoding } from './compress';

/** A whole page as it was sent. */
export interface KeptPage {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

const packings = remembered((_: KeptPage) => new Map<Encoding, Promise<Buffer>>());

/** The body of a page, compressed once for all who take it so. */
export function packedBody(page: KeptPage, encoding: Encoding): Promise<Buffer> {
  const known = packings(page).get(encoding);
  if (known) return known;
  const packed = compress(encoding, page.body);
  packings(page).set(encoding, packed);
  return packed;
}

const FRESH_MS = 3_000;
const KEPT = 100;
const BYTES_MAX = 500_000;
/** Addresses remembered as the same for everybody, so that a crowd that asks for one at once waits for one answer. */
const SHARED_MAX = 1_000;

/** Gives the page that was made, or undefined where it can't be kept. Only the first call counts. */
type Keep = (page: KeptPage | undefined) => void;

/**
 * Pages that are the same for everybody, for a moment: a crowd that asks for one costs little more than one visitor. Any
 * change that comes through this process lets go of them; those of other processes are seen a moment later.
 */
export class KeptPages {
  readonly #pages = new Map<string, { readonly page: KeptPage; readonly at: number }>();
  /** Addresses of pages that were kept once, the oldest first. */
  readonly #shared = new Map<string, true>();
  readonly #making = new Map<string, Promise<KeptPage | undefined>>();
  #changes = 0;

  constructor(readonly now: () => number = () => performance.now()) {}

  /** A page that is kept, or one that is being made for somebody else; undefined where there is neither. */
  find(address: string): KeptPage | Promise<KeptPage | undefined> | undefined {
    const kept = this.#pages.get(address);
    return kept && this.now() - kept.at < FRESH_MS ? kept.page : this.#making.get(address);
  }

  /** Call it when a page begins to be made; what it returns keeps the page, unless something has changed meanwhile. */
  keeper(address: string): Keep {
    const [at, changes] = [this.now(), this.#changes];
    const told = this.#shared.has(address) ? this.#announce(address) : undefined;
    return (page) => {
      const isKept = page !== undefined && this.#changes === changes && page.body.length <= BYTES_MAX;
      if (isKept) this.#keep(address, page, at);
      told?.(isKept ? page : undefined);
    };
  }

  /** Something has changed. */
  clear(): void {
    this.#changes++;
    this.#pages.clear();
    this.#making.clear();
  }

  /** Lets others wait for a page; what it returns tells them. */
  #announce(address: string): Keep {
    let tell: Keep = () => {};
    const making = new Promise<KeptPage | undefined>((resolve) => {
      tell = resolve;
    });
    this.#making.set(address, making);
    return (page) => {
      if (this.#making.get(address) === making) this.#making.delete(address);
      tell(page);
    };
  }

  #keep(address: string, page: KeptPage, at: number): void {
    setLast(this.#pages, address, { page, at }, KEPT);
    setLast(this.#shared, address, true, SHARED_MAX);
  }
}

/** Sets an entry at the end of a map, and drops the first one where there are too many. */
function setLast<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
}
