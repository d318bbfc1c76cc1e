/** Says in the user's words what the server refused, or that it could not be reached. */
export class RequestFailed extends Error {
  constructor(
    message: string,
    /** The server's code; undefined where nothing came back. */
    readonly code: string | undefined = undefined,
    readonly status = 0,
  ) {
    super(message);
  }

  /** Asked again, the answer would be the same. */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && this.status !== 408 && this.status !== 429;
  }
}

const UNREACHED = 'The server can’t be reached. Check your connection, then try again.';
/** A line that hangs for longer counts as broken, since phones wander between networks. */
const SOON_MS = 8_000;

/** Asks the server once; fails with a message that can be shown as it is. */
export async function ask<T>(method: string, address: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  try {
    const response = await fetch(address, {
      method,
      ...(signal && { signal }),
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json().catch(noneUnlessCut);
    if (response.ok) return answer as T;
    const { code, message } = errorOf(answer);
    const unsaid = `The server could not do that (${response.status}). Try again in a moment.`;
    throw new RequestFailed(message ?? unsaid, code, response.status);
  } catch (error) {
    throw error instanceof RequestFailed ? error : new RequestFailed(UNREACHED);
  }
}

/** The same for what is small and answered at once: fails if nothing comes back soon. */
export const askSoon = <T>(method: string, address: string, body?: unknown): Promise<T> =>
  ask(method, address, body, AbortSignal.timeout(SOON_MS));

/** An answer without JSON says nothing more; one that was cut off never arrived. */
function noneUnlessCut(error: unknown): null {
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
