/** A key that an object says again, and where in the text. */
interface RepeatedKey {
  readonly key: string;
  readonly at: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** The first key that some object of a JSON text says twice: JSON.parse would drop the first one without a word. */
export function findRepeatedKey(text: string): RepeatedKey | undefined {
  // Of every object around the present place, the keys so far; of a list, nothing.
  const around: (Set<string> | undefined)[] = [];
  let expectsKey = false;
  for (let i = 0; i < text.length; i++) {
    switch (text[i]) {
      case '{':
        around.push(new Set());
        expectsKey = true;
        break;
      case '[':
        around.push(undefined);
        expectsKey = false;
        break;
      case '}':
      case ']':
        around.pop();
        expectsKey = false;
        break;
      case ',':
        expectsKey = around.at(-1) !== undefined;
        break;
      case '"': {
        const end = endOfString(text, i);
        if (expectsKey) {
          const key = String(JSON.parse(text.slice(i, end + 1)));
          const keys = around.at(-1);
          if (keys?.has(key)) return { key, at: i };
          keys?.add(key);
        }
        expectsKey = false;
        i = end;
      }
    }
  }
  return undefined;
}

/** Where the string that begins at `start` has its closing quote. The text is known to be JSON. */
function endOfString(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length && text.charCodeAt(i) !== QUOTE) i += text.charCodeAt(i) === BACKSLASH ? 2 : 1;
  return i;
}
