/** Says in the user's words what the server refused, or that it could not be reached. */
export class RequestFailed extends Error {
  constructor(
    message: string,
    /** The server's code; undefined where nothing came back. */
    readonly code: string | undefined,
    readonly status: number,
  ) {
    super(message);
  }

  /** Asked again, the answer would be the same. */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && this.status !== 408 && this.status !== 429;
  }
}

const UNREACHED = 'The server can’t be reached. Check your connection.';
const GIVE_UP_MS = 8_000;

/** Asks the server once. A line that hangs counts as broken, since phones wander between networks. */
export async function askTable<T>(method: string, address: string, body?: unknown): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), GIVE_UP_MS);
  try {
    const response = await fetch(address, {
      method,
      signal: late.signal,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (response.ok) return answer as T;
    const { code, message } = errorOf(answer);
    throw new RequestFailed(
      message ?? `The server could not do that (${response.status}). Try again in a moment.`,
      code,
      response.status,
    );
  } catch (error) {
    throw error instanceof RequestFailed ? error : new RequestFailed(UNREACHED, undefined, 0);
  } finally {
    clearTimeout(timer);
  }
}

function errorOf(answer: unknown): { readonly code?: string; readonly message?: string } {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return {};
  const { error } = answer;
  if (typeof error !== 'object' || error === null) return {};
  return {
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...('message' in error && typeof error.message === 'string' && { message: error.message }),
  };
}
