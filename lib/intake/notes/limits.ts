/** Limits of the text of notes, whatever their format. */
export const NOTES_MAX = { bytes: 1_000_000, lines: 20_000 } as const;

export const TOO_LONG = `These notes are too long: at most ${NOTES_MAX.bytes / 1e6} MB of text and ${NOTES_MAX.lines.toLocaleString('en')} lines can be brought at once. Split them.`;
