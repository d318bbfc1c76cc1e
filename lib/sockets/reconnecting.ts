/** A lost connection or failed attempt: the close code and reason, 0 without a close frame; or the ticket's error. */
export interface Loss {
  readonly code: number;
  readonly reason: string;
  readonly error?: unknown;
}

interface Options {
  /** Requests a ticket and returns the address for one connection. */
  readonly address: () => Promise<string>;
  readonly createSocket?: ((url: string) => WebSocket) | undefined;
  /** Pauses before retries in milliseconds. They double from the first to the last, ±40 %. */
  readonly pauses: { readonly first: number; readonly last: number };
  /** Called with each new socket, before it opens. */
  readonly prepare?: (socket: WebSocket) => void;
  readonly receive: (data: unknown) => void;
  /** Returns whether to retry. */
  readonly lose: (loss: Loss) => boolean;
}

/**
 * A browser's connection to the server, which gets a new ticket and socket after each loss. Events of earlier sockets
 * are ignored. Owners detect dead connections and call `disconnect`.
 */
export class ReconnectingSocket {
  /** Current socket, open or opening. */
  socket: WebSocket | undefined;
  /** Ticket request in flight. */
  dialling: { readonly since: number } | undefined;
  /** Losses since the owner last set it to 0, which shortens the next pause. */
  losses = 0;
  /** Time of the last message, or of the socket's creation. */
  lastReceivedAt = 0;
  #stopped = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly options: Options) {}

  /** Neither connected nor connecting. */
  get isIdle(): boolean {
    return !this.socket && !this.dialling;
  }

  /** Connects at once, with a new socket. */
  connect(): void {
    if (this.#stopped) return;
    this.#drop();
    this.losses = 0;
    this.#dial();
  }

  /** Drops the connection, and retries after a pause. */
  disconnect(): void {
    if (this.isIdle) return;
    this.#drop();
    this.#lose({ code: 0, reason: '' });
  }

  /** Drops the connection for good. */
  stop(): void {
    this.#stopped = true;
    this.#drop();
  }

  #dial(): void {
    const dialling = { since: Date.now() };
    this.dialling = dialling;
    this.options.address().then(
      (url) => {
        if (this.dialling === dialling) this.#open(url);
      },
      (error) => {
        if (this.dialling === dialling) this.#lose({ code: 0, reason: '', error });
      },
    );
  }

  #open(url: string): void {
    const { createSocket = (address) => new WebSocket(address), prepare, receive } = this.options;
    this.dialling = undefined;
    const socket = createSocket(url);
    this.socket = socket;
    this.lastReceivedAt = Date.now();
    prepare?.(socket);
    socket.onmessage = ({ data }) => {
      if (this.socket !== socket) return;
      this.lastReceivedAt = Date.now();
      receive(data);
    };
    socket.onclose = ({ code, reason }) => {
      if (this.socket === socket) this.#lose({ code, reason });
    };
  }

  #lose(loss: Loss): void {
    this.socket = undefined;
    this.dialling = undefined;
    const retries = this.options.lose(loss);
    if (!retries || this.#stopped || !this.isIdle) return;
    const { first, last } = this.options.pauses;
    const pause = Math.min(last, first * 2 ** this.losses++) * (0.6 + Math.random() * 0.8);
    this.#retry = setTimeout(() => this.#dial(), pause);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    const { socket } = this;
    this.socket = undefined;
    this.dialling = undefined;
    // Browsers log an error if a socket is closed before it has opened.
    if (socket?.readyState === 0) socket.onopen = () => socket.close();
    else socket?.close();
  }
}
