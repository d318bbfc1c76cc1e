/** What a page may say of the answer that it is sent with, while it is made. */
export interface PageAnswer {
  /** Sends it without scripts: it does everything without them. */
  withoutScripts(): void;
  /** The same, and lets everybody who asks for it in the next moments have this answer: nothing in it is of one visitor. */
  sameForAll(): void;
  /** Answers with this status where all is well otherwise. */
  status(status: number): void;
}
