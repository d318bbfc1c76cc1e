/** Where the server has a draft's pictures, or one of them. */
export const artAddress = (draftId: string, hash?: string): string =>
  `/api/drafts/${draftId}/art${hash === undefined ? '' : `/${hash}`}`;
