/** One line of typed text as Markdown that prints it just as it stands. */
export const asMarkdown = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_{}[\]()<>#+\-.!|~&:@]/g, (sign) => `\\${sign}`);

/** Paragraphs with an empty line between them; empty ones vanish. */
export const paragraphs = (...texts: readonly string[]): string =>
  texts.filter((text) => text.trim() !== '').join('\n\n');

/** Our own words around what somebody typed, which is printed just as it stands. */
export const said = (strings: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  strings.map((part, i) => `${part}${i < values.length ? asMarkdown(String(values[i])) : ''}`).join('');
