/** A failed request. The message is shown to the user: the server's refusal, or that the server can't be reached. */
export class RequestFailed extends Error {
  constructor(
    message: string,
    /** The server's error code; undefined if the response had none. */
    readonly code: string | undefined = undefined,
    readonly status = 0,
  ) {
    super(message);
  }

  /** True if a retry would get the same answer. */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && this.status !== 408 && this.status !== 429;
  }
}

const UNREACHED = 'The server can’t be reached. Check your connection, then try again.';
/** Timeout of short requests: connections hang when phones change networks. */
const SOON_MS = 8_000;

/** Sends one request and returns the JSON answer. Throws RequestFailed, whose message can be shown to the user. */
export async function ask<T>(method: string, address: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  try {
    const response = await fetch(address, {
      method,
      ...(signal && { signal }),
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json().catch(nullUnlessCutOff);
    if (response.ok) return answer as T;
    const { code, message } = errorOf(answer);
    const fallback = `The server could not do that (${response.status}). Try again in a moment.`;
    throw new RequestFailed(message ?? fallback, code, response.status);
  } catch (error) {
    throw error instanceof RequestFailed ? error : new RequestFailed(UNREACHED);
  }
}

/** Like `ask` with a short timeout, for small requests that are answered at once. */
export const askWithTimeout = <T>(method: string, address: string, body?: unknown): Promise<T> =>
  ask(method, address, body, AbortSignal.timeout(SOON_MS));

/** Returns null for a response without JSON; rethrows if the response was cut off. */
function nullUnlessCutOff(error: unknown): null {
  if (error instanceof SyntaxError) return null;
  throw error;
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
