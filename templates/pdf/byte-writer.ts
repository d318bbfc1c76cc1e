const FIRST_SIZE = 16_384;
const DECIMALS = 1000;
const [MINUS, POINT, ZERO] = [0x2d, 0x2e, 0x30];

/** Appends bytes to a growing buffer. Faster than joining strings and encoding them at the end. */
export class ByteWriter {
  private buffer: Uint8Array;
  private length = 0;

  constructor(room = FIRST_SIZE) {
    this.buffer = new Uint8Array(room);
  }

  text(ascii: string): void {
    const { length } = ascii;
    const buffer = this.reserve(length);
    let at = this.length;
    for (let i = 0; i < length; i++) buffer[at++] = ascii.charCodeAt(i);
    this.length = at;
  }

  copy(bytes: Uint8Array, from: number, to: number): void {
    const buffer = this.reserve(to - from);
    let at = this.length;
    // Ranges are short: set() would take longer.
    for (let i = from; i < to; i++) buffer[at++] = bytes[i] ?? 0;
    this.length = at;
  }

  ref(number: number): void {
    this.number(number);
    this.text(' 0 R');
  }

  byte(value: number): void {
    this.reserve(1)[this.length++] = value;
  }

  /** Appends a number with up to three decimals, rounded like round(). */
  number(value: number): void {
    const buffer = this.reserve(24);
    let thousandths = Math.round(value * DECIMALS);
    if (thousandths < 0) {
      buffer[this.length++] = MINUS;
      thousandths = -thousandths;
    }
    const whole = Math.floor(thousandths / DECIMALS);
    this.digits(whole);
    const rest = thousandths - whole * DECIMALS;
    if (rest === 0) return;
    buffer[this.length++] = POINT;
    buffer[this.length++] = ZERO + ((rest / 100) | 0);
    if (rest % 100 > 0) buffer[this.length++] = ZERO + (((rest % 100) / 10) | 0);
    if (rest % 10 > 0) buffer[this.length++] = ZERO + (rest % 10);
  }

  get size(): number {
    return this.length;
  }

  /** Returns a view of the bytes so far, valid until the next write. */
  written(): Uint8Array {
    return this.buffer.subarray(0, this.length);
  }

  copyTo(other: ByteWriter, from: number, to: number): void {
    other.copy(this.buffer, from, to);
  }

  append(bytes: Uint8Array): void {
    this.reserve(bytes.length).set(bytes, this.length);
    this.length += bytes.length;
  }

  clear(): void {
    this.length = 0;
  }

  private digits(whole: number): void {
    const tens = Math.floor(whole / 10);
    if (tens > 0) this.digits(tens);
    this.buffer[this.length++] = ZERO + (whole - tens * 10);
  }

  private reserve(more: number): Uint8Array {
    if (this.length + more > this.buffer.length) {
      const grown = new Uint8Array(Math.max(this.buffer.length * 2, this.length + more));
      grown.set(this.buffer.subarray(0, this.length));
      this.buffer = grown;
    }
    return this.buffer;
  }
}
