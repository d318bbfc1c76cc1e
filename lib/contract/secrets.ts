/** Secret that the host settles for one session; hidden from everybody else until the end. */
export interface Secret {
  readonly id: string;
  readonly title: string;
  /** A sentence about its effects. */
  readonly help: string;
  /** Possible values; empty for free text. */
  readonly choices: readonly { readonly value: string; readonly title: string }[];
}

/** Settled secrets: choice value or free text by secret id. */
export type SettledSecrets = Readonly<Record<string, string>>;
