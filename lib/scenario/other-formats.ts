/** Recognises files of other kinds that are opened as a scenario, and says what they are and what to do. */
export function sayOtherFormat(text: string): string | undefined {
  const head = text.slice(0, 2_000).trimStart();
  if (/^(?:<!doctype html|<html|<head|<body)/i.test(head)) {
    return 'This is a web page, not a scenario: perhaps the page where you have to sign in. Download the file itself.';
  }
  if (head.startsWith('<')) return 'This is XML or HTML, not a scenario. Open a Trapdoor JSON file or a kit PDF.';
  if (/^(?:```|~~~)/.test(head)) {
    return 'There are Markdown fences around the JSON: remove the line 1 and the last one, which begin with ```.';
  }
  if (/^["']?(?:format|system|title|formatVersion|\$schema)["']?:\s/.test(head.replace(/^---/, '').trimStart())) {
    return 'This is YAML, not JSON. Convert it to JSON, with { } around it and quotation marks around names and texts.';
  }
  const lines = head.split(/\r\n|[\n\r]/).filter((line) => line.trim() !== '');
  const isTable = [',', ';', '\t'].some((separator) => {
    const counts = lines.slice(0, 10).map((line) => line.split(separator).length);
    return lines.length > 1 && counts.every((count) => count > 1 && count === counts[0]) && !/^[{[]/.test(head);
  });
  if (isTable) return TABLE;
  return /^[\p{L}*•#-]/u.test(head) && !/[{[]/.test(head) ? NOTES : undefined;
}

const TABLE =
  'This is a table, not a scenario. Open or start a scenario, and bring the table in at the list it belongs to, such as Events: “Paste lines or a spreadsheet”.';
const NOTES =
  "This file can't be read as JSON: it is a text. Open or start a scenario, and bring lists in where they belong: “Paste a list”.";
