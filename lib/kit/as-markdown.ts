/** One line of typed text as Markdown that prints it just as it stands. */
export const asMarkdown = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_{}[\]()<>#+\-.!|~&:@]/g, (sign) => `\\${sign}`);

/** Paragraphs with an empty line between them; empty ones vanish. */
export const paragraphs = (...texts: readonly string[]): string =>
  texts.filter((text) => text.trim() !== '').join('\n\n');
