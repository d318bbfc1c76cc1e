/** What is kept for a word. */
export interface Keyed {
  readonly word: string;
}

interface Entry<T> {
  readonly hash: number;
  readonly value: T;
}

const FIRST_SLOTS = 1024;

/**
 * Words, found where they stand in a text: cutting each of them out of it first would take longer than all the rest.
 * It forgets everything once it is full.
 */
export class WordTable<T extends Keyed> {
  private slots: (Entry<T> | undefined)[] = Array.from({ length: FIRST_SLOTS }, () => undefined);
  private size = 0;

  constructor(private readonly most: number) {}

  /** The word that stands from one place to another; `hash` is what nextHash() makes of its characters. */
  find(text: string, from: number, to: number, hash: number): T | undefined {
    const mask = this.slots.length - 1;
    for (let slot = mixed(hash) & mask; ; slot = (slot + 1) & mask) {
      const entry = this.slots[slot];
      if (!entry) return undefined;
      if (entry.hash === hash && isAt(entry.value.word, text, from, to)) return entry.value;
    }
  }

  add(value: T): void {
    if (this.size >= this.most) {
      this.slots.fill(undefined);
      this.size = 0;
    }
    if (this.size * 2 >= this.slots.length) {
      const entries = this.slots;
      this.slots = Array.from({ length: entries.length * 2 }, () => undefined);
      for (const entry of entries) if (entry) this.put(entry);
    }
    this.size++;
    this.put({ hash: hashOf(value.word), value });
  }

  private put(entry: Entry<T>): void {
    const mask = this.slots.length - 1;
    let slot = mixed(entry.hash) & mask;
    while (this.slots[slot]) slot = (slot + 1) & mask;
    this.slots[slot] = entry;
  }
}

/** The hash of a word that goes on with one more UTF-16 unit; it is 0 before the first. */
export const nextHash = (hash: number, unit: number): number => (Math.imul(hash, 31) + unit) | 0;

export function hashOf(word: string): number {
  let hash = 0;
  for (let i = 0; i < word.length; i++) hash = nextHash(hash, word.charCodeAt(i));
  return hash;
}

// Words that differ in their last letters only shall not stand side by side.
const mixed = (hash: number) => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 8;

function isAt(word: string, text: string, from: number, to: number): boolean {
  if (word.length !== to - from) return false;
  for (let i = 0; i < word.length; i++) if (word.charCodeAt(i) !== text.charCodeAt(from + i)) return false;
  return true;
}
