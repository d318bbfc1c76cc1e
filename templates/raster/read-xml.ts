import { SaxesParser } from 'saxes';
import { invariant } from '@/lib/kernel/invariant';

export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Text directly inside. */
  readonly text: string;
}

/** Thrown if the source is not XML, or too large to be a reasonable drawing. */
export class NotXml extends Error {
  override readonly name = 'NotXml';
}

const MAX_DEPTH = 64;
const MAX_ELEMENTS = 20_000;

/** Parses a small XML document. Rejects entity definitions, which can expand exponentially or read files. */
export function readXml(source: string): XmlElement {
  type Open = { name: string; attributes: Map<string, string>; children: XmlElement[]; text: string };
  const root: Open = { name: '', attributes: new Map(), children: [], text: '' };
  const open: Open[] = [root];
  const inside = () => open.at(-1) ?? root;
  let elements = 0;
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new NotXml(`It is not one whole drawing: line ${parser.line} can't be read as XML. Save it again as SVG.`);
  });
  parser.on('doctype', (text) => {
    if (text.includes('[')) throw new NotXml('It defines entities of its own.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Open = { name, attributes: new Map(Object.entries(attributes)), children: [], text: '' };
    elements += 1;
    if (elements > MAX_ELEMENTS) throw new NotXml(`It has more than ${MAX_ELEMENTS} parts. Simplify it.`);
    inside().children.push(element);
    open.push(element);
    if (open.length > MAX_DEPTH) throw new NotXml(`It is nested more than ${MAX_DEPTH} deep. Ungroup it.`);
  });
  parser.on('closetag', () => void open.pop());
  const addText = (text: string) => {
    inside().text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(source).close();
  const [only] = root.children;
  invariant(only, 'the parser refuses documents without an element');
  return only;
}
