/** Wraps a label into lines of about `letters` letters, at most `most`; an ellipsis marks omitted text. */
export function wrap(label: string, letters: number, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of label.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < letters) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, most).map((line) => (line.length > letters ? `${headOf(line, letters - 1)}…` : line));
  const last = shown.at(-1);
  if (lines.length > most && last !== undefined && !last.endsWith('…')) shown[shown.length - 1] = `${last}…`;
  return shown;
}

/** Never splits a surrogate pair. */
const headOf = (line: string, letters: number) => [...line].slice(0, letters).join('');
