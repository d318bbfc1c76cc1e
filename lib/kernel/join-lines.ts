/**
 * The lines of a text as one line, with a space where two met; blanks around line breaks and empty lines go. A pattern
 * for that would take quadratic time on a long run of blanks.
 */
export function joinLines(text: string): string {
  const lines = text.split(/[\r\n]+/);
  const last = lines.length - 1;
  return lines
    .filter((line, i) => i === 0 || i === last || line.trim() !== '')
    .map((line, i, { length }) => {
      const start = i === 0 ? line : line.trimStart();
      return i === length - 1 ? start : start.trimEnd();
    })
    .join(' ');
}
