/** Settings of the response that a page can change while it is rendered. */
export interface PageAnswer {
  /** Sends the page without scripts, since it doesn't need any. */
  withoutScripts(): void;
  /** Sends it without scripts and shares it for a few seconds with everybody: nothing in it depends on the visitor. */
  sameForAll(): void;
  /** Sets the HTTP status, unless an error changes it. */
  status(status: number): void;
}
