import WebSocketClient from 'ws';
import { type DraftSession, openDraftSession } from '@/lib/collab/client/draft-session';
import { gameManifestOf } from '@/lib/scenario/game-manifest';
import { formatCookie } from '@/lib/services/requests/identity';
import { SECRET, system, ticketTo } from '@/test/support/test-server';

const WORDS_MAX = 300;

/** Somebody with the studio open as a browser has it, who writes words into the summary. */
export class Author {
  readonly #words: string[] = [];

  private constructor(
    readonly session: DraftSession,
    readonly name: string,
  ) {}

  static async open(url: string, draftId: string, member: string): Promise<Author> {
    const cookie = String(formatCookie(member, SECRET, false).split(';')[0]);
    const session = await openDraftSession({
      draftId,
      system: gameManifestOf(system),
      baseUrl: url,
      fetchTicket: async () => ticketTo(draftId, member),
      openStore: async () => undefined,
      createSocket: (address) => {
        const line = new WebSocketClient(address, { headers: { origin: url, cookie } });
        line.on('error', () => {});
        return line as unknown as WebSocket;
      },
    });
    return new Author(session, member.slice(0, 1));
  }

  text = () => this.session.draft().summary;
  isWarned = () => this.session.saveState().state === 'unsaved';
  isSaved = () => this.session.saveState().state === 'saved';

  /** Adds a word, and takes an own old one out where there are too many. */
  write(): void {
    const word = `${this.name}${this.#words.length}.`;
    const old = this.#words[this.#words.length - WORDS_MAX];
    this.#words.push(word);
    const kept = old ? this.text().replace(` ${old}`, '') : this.text();
    this.session.editText(['summary'], `${kept} ${word}`);
  }

  /** Counts words that were saved, not deleted since, and are missing from a text. */
  missingIn(text: string): number {
    const there = new Set(text.split(' '));
    return this.#words.slice(-WORDS_MAX + 1).filter((word) => !there.has(word)).length;
  }

  close = () => this.session.destroy();
}
