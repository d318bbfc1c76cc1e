import { ask, RequestFailed } from './request';

/** One scenario in a person's list. */
export interface DraftRow {
  readonly id: string;
  readonly title: string;
  readonly system: string;
  readonly updatedAt: string;
  readonly role: string;
  /** Days until the scenario is deleted unless someone opens it; undefined if it is kept. */
  readonly daysLeft?: number;
  /** Names of the others at its tables; missing if there are none. */
  readonly people?: readonly string[];
}

const NO_COOKIES =
  'This browser blocks cookies for this page, and Trapdoor needs one to know which scenarios are yours. Allow cookies here, then try again.';

export const loadDrafts = (): Promise<readonly DraftRow[]> => ask('GET', '/api/drafts');

export const createDraft = (given: {
  readonly system?: string;
  readonly starter?: string;
  readonly scenario?: unknown;
}): Promise<{ readonly id: string }> => {
  // Without cookies the owner could never open the new draft.
  if (!navigator.cookieEnabled) return Promise.reject(new RequestFailed(NO_COOKIES));
  return ask('POST', '/api/drafts', given);
};
