/** An element as it was written: names with their prefixes, values with their references resolved. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The words directly inside. */
  readonly text: string;
}

/** Why something is not read: it is no XML, or more of it than anybody draws. */
export class NotXml extends Error {
  override readonly name = 'NotXml';
}

const MAX_DEPTH = 64;
const MAX_ELEMENTS = 20_000;
const NAME = /[A-Za-z_][\w.:-]*/y;
const ATTRIBUTE = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_END = /\s*(\/?)>/y;

/**
 * Reads a small XML document by hand, since workers have no parser. Comments and instructions are skipped; entities
 * of its own are refused, since they grow without end and reach for files.
 */
export function readXml(source: string): XmlElement {
  type Open = { name: string; attributes: Map<string, string>; children: XmlElement[]; text: string };
  const root: Open = { name: '', attributes: new Map(), children: [], text: '' };
  const open: Open[] = [root];
  let elements = 0;
  let at = 0;
  const inside = () => open.at(-1) ?? root;
  const skipPast = (end: string, from: number) => {
    const found = source.indexOf(end, from);
    if (found < 0) throw new NotXml('Something is opened and never closed.');
    at = found + end.length;
    return source.slice(from, found);
  };
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) at = pattern.lastIndex;
    return match;
  };
  while (at < source.length) {
    const next = source.indexOf('<', at);
    inside().text += resolve(source.slice(at, next < 0 ? source.length : next));
    if (next < 0) break;
    at = next;
    if (source.startsWith('<!--', at)) skipPast('-->', at + 4);
    else if (source.startsWith('<![CDATA[', at)) inside().text += skipPast(']]>', at + 9);
    else if (source.startsWith('<?', at)) skipPast('?>', at + 2);
    else if (source.startsWith('<!', at)) {
      if (/[[<]/.test(skipPast('>', at + 2))) throw new NotXml('It defines entities of its own.');
    } else if (source.startsWith('</', at)) {
      const closed = open.length > 1 ? open.pop() : undefined;
      if (skipPast('>', at + 2).trimEnd() !== closed?.name) throw new NotXml('Something is closed that is not open.');
    } else {
      at += 1;
      const name = take(NAME)?.[0];
      if (name === undefined) throw new NotXml('There is a sign “<” that opens nothing.');
      const attributes = new Map<string, string>();
      for (let match = take(ATTRIBUTE); match; match = take(ATTRIBUTE)) {
        attributes.set(match[1] ?? '', resolve(match[2] ?? match[3] ?? ''));
      }
      const end = take(TAG_END);
      if (!end) throw new NotXml(`“${name}” is not written as it should be.`);
      elements += 1;
      if (elements > MAX_ELEMENTS) throw new NotXml(`It has more than ${MAX_ELEMENTS} parts. Simplify it.`);
      const element: Open = { name, attributes, children: [], text: '' };
      inside().children.push(element);
      if (end[1] !== '/') open.push(element);
      if (open.length > MAX_DEPTH) throw new NotXml(`It is nested more than ${MAX_DEPTH} deep. Ungroup it.`);
    }
  }
  const [only, ...more] = root.children;
  if (open.length > 1 || !only || more.length > 0) throw new NotXml('It is not one whole drawing.');
  return only;
}

const KNOWN: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function resolve(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[\da-fA-F]{1,6}|#\d{1,7}|\w+);?/g, (_, reference: string) => {
    if (!reference.startsWith('#')) {
      const known = KNOWN[reference];
      if (known === undefined) throw new NotXml('It uses entities of its own.');
      return known;
    }
    const code = reference.startsWith('#x') ? Number.parseInt(reference.slice(2), 16) : Number(reference.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
