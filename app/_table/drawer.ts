/** Where a page keeps something on this device. */
export interface Drawer {
  read(): unknown;
  write(value: unknown): void;
}

/** The browser's own drawer; where there is none (private windows, full disks) what is written lasts as long as the page. */
export function openDrawer(key: string): Drawer {
  let last: unknown;
  return {
    read() {
      try {
        return JSON.parse(localStorage.getItem(key) ?? 'null') ?? last;
      } catch {
        return last;
      }
    },
    write(value) {
      last = value;
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Kept in the page alone.
      }
    },
  };
}
