/** One scenario of a person's list. */
export interface DraftRow {
  readonly id: string;
  readonly title: string;
  readonly system: string;
  readonly updatedAt: string;
  readonly role: string;
}

/** Says in the user's words what went wrong. */
export class RequestFailed extends Error {}

const NO_COOKIES =
  'This browser keeps no cookies for this page, and one is all that tells Trapdoor which scenarios are yours. Allow cookies here, then try again.';

/** Asks the server; fails with a message that can be shown as it is. */
export async function ask<T>(method: string, address: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new RequestFailed('The server can’t be reached. Check your connection, then try again.');
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  throw new RequestFailed(
    messageOf(answer) ?? `The server could not do that (${response.status}). Try again in a moment.`,
  );
}

function messageOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return undefined;
  const { error } = answer;
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined;
}

export const loadDrafts = (): Promise<readonly DraftRow[]> => ask('GET', '/api/drafts');

export const createDraft = (given: {
  readonly system?: string;
  readonly starter?: string;
  readonly scenario?: unknown;
}): Promise<{ readonly id: string }> => {
  // Whoever can't be known again would never get in to what they made.
  if (!navigator.cookieEnabled) return Promise.reject(new RequestFailed(NO_COOKIES));
  return ask('POST', '/api/drafts', given);
};
