/** Escapes one line of typed text so that Markdown prints it unchanged. */
export const asMarkdown = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_{}[\]()<>#+\-.!|~&:@]/g, (sign) => `\\${sign}`);

/** Joins paragraphs with a blank line between them. Skips empty ones. */
export const paragraphs = (...texts: readonly string[]): string =>
  texts.filter((text) => text.trim() !== '').join('\n\n');

/** Template tag that escapes the inserted values, so that typed text is printed unchanged. */
export const said = (strings: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  strings.map((part, i) => `${part}${i < values.length ? asMarkdown(String(values[i])) : ''}`).join('');
