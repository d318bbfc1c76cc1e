/** Something that the host settles for one night, and nobody else may know before its end. */
export interface Secret {
  readonly id: string;
  readonly title: string;
  /** A sentence on what hangs on it. */
  readonly help: string;
  /** What it may be; free words where there are none. */
  readonly choices: readonly { readonly value: string; readonly title: string }[];
}

/** What was settled, by the secret's id: a choice's value, or words. */
export type Told = Readonly<Record<string, string>>;
