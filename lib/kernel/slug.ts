const LONGEST = 60;

/** Turns a title into a file name: "The pod, again!" → "the-pod-again". */
export const slugOf = (title: string): string =>
  Array.from(
    title
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, ''),
  )
    .slice(0, LONGEST)
    .join('') || 'untitled';
