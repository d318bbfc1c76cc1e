/** Where pages keep things on this device, each under a name. Tabs share it: what one did not write it leaves alone. */
export interface LocalDrafts {
  read(name: string): unknown;
  /** Undefined takes it out. */
  write(name: string, value: unknown): void;
  names(): readonly string[];
}

/** The browser's own drawer; where there is none (private windows, full disks) what is written lasts as long as the page. */
export function openLocalDrafts(label: string): LocalDrafts {
  const own = new Map<string, string>();
  const keyOf = (name: string) => `${label}/${name}`;
  const stored = (): readonly string[] => {
    try {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(keyOf('')))
        .map((key) => key.slice(keyOf('').length));
    } catch {
      return [];
    }
  };
  return {
    read(name) {
      try {
        return JSON.parse(own.get(name) ?? localStorage.getItem(keyOf(name)) ?? 'null') ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(name, value) {
      own.delete(name);
      try {
        if (value === undefined) localStorage.removeItem(keyOf(name));
        else localStorage.setItem(keyOf(name), JSON.stringify(value));
      } catch {
        if (value !== undefined) own.set(name, JSON.stringify(value));
      }
    },
    names: () => [...new Set([...stored(), ...own.keys()])],
  };
}
