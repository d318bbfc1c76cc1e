/** What is kept for a word. */
export interface Keyed {
  readonly text: string;
}

const FIRST_SLOTS = 1024;

/**
 * Words, found where they stand in a text: cutting each of them out of it first would take longer than all the rest.
 * It forgets everything once it is full.
 */
export class WordTable<T extends Keyed> {
  private slots: (T | undefined)[] = emptySlots(FIRST_SLOTS);
  /** Beside the slots, so that most of what is not looked for need not be looked at. */
  private hashes = new Int32Array(FIRST_SLOTS);
  private size = 0;

  constructor(private readonly most: number) {}

  /** The word that stands from one place to another; `hash` is what nextHash() makes of its characters. */
  find(text: string, from: number, to: number, hash: number): T | undefined {
    const mask = this.slots.length - 1;
    for (let slot = mixed(hash) & mask; ; slot = (slot + 1) & mask) {
      const value = this.slots[slot];
      if (value === undefined || (this.hashes[slot] === hash && isAt(value.text, text, from, to))) return value;
    }
  }

  add(value: T): void {
    if (this.size >= this.most) {
      this.slots.fill(undefined);
      this.size = 0;
    }
    if (this.size * 2 >= this.slots.length) {
      const before = this.slots;
      this.slots = emptySlots(before.length * 2);
      this.hashes = new Int32Array(before.length * 2);
      for (const old of before) if (old) this.put(old);
    }
    this.size++;
    this.put(value);
  }

  private put(value: T): void {
    const hash = hashOf(value.text);
    const mask = this.slots.length - 1;
    let slot = mixed(hash) & mask;
    while (this.slots[slot]) slot = (slot + 1) & mask;
    this.slots[slot] = value;
    this.hashes[slot] = hash;
  }
}

const emptySlots = (count: number) => Array.from({ length: count }, () => undefined);

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
