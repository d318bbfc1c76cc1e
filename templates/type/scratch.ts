/** A list to be filled over and over, then copied at its length: growing a new one each time takes longer. */
export class Scratch<T> {
  private readonly items: T[] = [];
  private count = 0;

  clear(): void {
    this.count = 0;
  }

  add(item: T): void {
    this.items[this.count++] = item;
  }

  last(): T | undefined {
    return this.count === 0 ? undefined : this.items[this.count - 1];
  }

  replaceLast(item: T): void {
    this.items[this.count - 1] = item;
  }

  get length(): number {
    return this.count;
  }

  /** What was added since it was cleared. */
  copy(): T[] {
    return this.items.slice(0, this.count);
  }
}
