import { NotXml, readXml, type XmlElement } from './read-xml';

/** Allowed elements, which draw or style. All others are dropped with their content. */
const DRAWN = new Set(
  'svg g defs symbol use path rect circle ellipse line polyline polygon image linearGradient radialGradient stop clipPath mask pattern style'.split(
    ' ',
  ),
);
/** Text needs fonts, which are not available for rasterising pictures. */
const WORDS = new Set(['text', 'tspan', 'textPath', 'tref']);

/** Allowed attributes for geometry and style. No event handlers or filters; addresses only as below. */
const PLAIN =
  /^(?:id|class|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|fx|fy|fr|d|points|width|height|viewBox|version|offset|transform|style|opacity|color|display|visibility|overflow|preserveAspectRatio|mask|mask-type|maskUnits|maskContentUnits|gradientUnits|gradientTransform|spreadMethod|patternUnits|patternContentUnits|patternTransform|clipPathUnits|paint-order|shape-rendering|image-rendering|vector-effect|mix-blend-mode|isolation|fill(?:-\w+)?|stroke(?:-\w+)?|stop-\w+|clip-\w+)$/;

const PICTURE = /^data:image\/(png|jpe?g);base64,([A-Za-z0-9+/=\s]*)$/;
const OUTSIDE = /url\((?!\s*["']?#)/i;
const MAX_DRAWN = 50_000;
/** Limit of layers, each of which is as large as the drawing and slow. */
const MAX_LAYERS = 500;

/** An SVG reduced to shapes, colours and embedded pictures. */
interface CleanSvg {
  readonly svg: string;
  /** The embedded pictures, not decoded yet. */
  readonly pictures: readonly Uint8Array[];
}

/** Rebuilds an SVG from allowed content. Throws NotXml with the reason if it can't be drawn safely or faithfully. */
export function sanitiseSvg(source: string): CleanSvg {
  const root = readXml(source);
  if (bare(root.name) !== 'svg') throw new NotXml('It is XML, but no SVG.');
  const pictures: Uint8Array[] = [];
  const clean = keep(root, pictures);
  if (!clean) throw new NotXml('Nothing of it can be drawn.');
  checkWork(clean);
  return { svg: format(clean, true), pictures };
}

function keep(element: XmlElement, pictures: Uint8Array[]): XmlElement | undefined {
  const name = bare(element.name);
  if (WORDS.has(name) && wordsIn(element)) {
    throw new NotXml('It has words in it, and fonts are not part of a picture. Turn them into outlines first.');
  }
  if (!DRAWN.has(name)) return undefined;
  const attributes = new Map<string, string>();
  for (const [key, value] of element.attributes) {
    if (key === 'href' || key === 'xlink:href') {
      const href = value.trim();
      if (href.startsWith('#')) attributes.set('href', href);
      else if (name === 'image') attributes.set('href', pictureFrom(href, pictures));
    } else if (PLAIN.test(key) && isInside(value)) attributes.set(key, value);
  }
  if (name === 'style') return { name, attributes: new Map(), children: [], text: safeRules(element.text) };
  if (name === 'image' && !attributes.has('href')) return undefined;
  const children = element.children.flatMap((child) => keep(child, pictures) ?? []);
  return { name, attributes, children, text: '' };
}

const bare = (name: string) => name.replace(/^svg:/, '');
const wordsIn = ({ text, children }: XmlElement): boolean => text.trim() !== '' || children.some(wordsIn);
/** Rejects backslashes, since CSS escapes would hide forbidden words. */
const isInside = (value: string) => !value.includes('\\') && !OUTSIDE.test(value);

/** Returns the style rules that load nothing: no @import, and only addresses within the document. */
function safeRules(css: string): string {
  if (!isInside(css)) return '';
  const kept: string[] = [];
  let at = 0;
  for (let rule = css.indexOf('@'); rule >= 0; rule = css.indexOf('@', at)) {
    kept.push(css.slice(at, rule));
    at = endOfAtRule(css, rule);
  }
  return kept.join('') + css.slice(at);
}

/** Returns the end of the at-rule that begins at `from`: after its semicolon, or after its block with nested blocks. */
function endOfAtRule(css: string, from: number): number {
  let depth = 0;
  for (let i = from; i < css.length; i++) {
    const sign = css[i];
    if (sign === ';' && depth === 0) return i + 1;
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (sign === '}' && depth <= 0) return i + 1;
  }
  return css.length;
}

function pictureFrom(href: string, pictures: Uint8Array[]): string {
  const [, type, base64] = PICTURE.exec(href) ?? [];
  if (type === undefined || base64 === undefined) {
    throw new NotXml('It shows a picture that is not inside it. Embed that picture as a PNG or a JPEG.');
  }
  const packed = base64.replace(/\s+/g, '');
  if (packed.length % 4 !== 0 || !/^[^=]+={0,2}$/.test(packed)) throw new NotXml('A picture inside it is damaged.');
  pictures.push(Uint8Array.from(atob(packed), (character) => character.charCodeAt(0)));
  return `data:image/${type};base64,${packed}`;
}

/** Limits the work before drawing: references draw their targets again, and nested ones multiply. */
function checkWork(root: XmlElement): void {
  const byId = new Map<string, XmlElement>();
  const index = (element: XmlElement): void => {
    const id = element.attributes.get('id');
    if (id !== undefined) byId.set(id, element);
    element.children.forEach(index);
  };
  index(root);
  type Work = { readonly drawn: number; readonly layers: number };
  const known = new Map<XmlElement, Work>();
  const busy = new Set<XmlElement>();
  const workOf = (element: XmlElement): Work => {
    const before = known.get(element);
    if (before) return before;
    if (busy.has(element)) throw new NotXml('It has parts that hold themselves.');
    busy.add(element);
    const used = referencesOf(element).flatMap((id) => byId.get(id) ?? []);
    const parts = [...element.children, ...used].map(workOf);
    const work = {
      drawn: parts.reduce((sum, { drawn }) => sum + drawn, 1),
      layers: parts.reduce((sum, { layers }) => sum + layers, makesLayer(element) ? 1 : 0),
    };
    busy.delete(element);
    known.set(element, work);
    if (work.drawn > MAX_DRAWN || work.layers > MAX_LAYERS)
      throw new NotXml('Its parts are used so often that drawing it would take too long. Simplify it.');
    return work;
  };
  workOf(root);
}

const referencesOf = ({ attributes }: XmlElement): readonly string[] =>
  [...attributes].flatMap(([key, value]) => {
    if (key === 'href') return value.startsWith('#') ? [value.slice(1)] : [];
    return [...value.matchAll(/url\(\s*["']?#([^)"']*)/g)].map(([, id = '']) => id.trim());
  });

const makesLayer = ({ name, attributes }: XmlElement) =>
  name === 'pattern' ||
  [...attributes].some(
    ([key, value]) =>
      /^(?:mask|clip-path|opacity|mix-blend-mode)$/.test(key) ||
      (key === 'style' && /opacity|mask|clip-path|blend/.test(value)),
  );

function format({ name, attributes, children, text }: XmlElement, isRoot = false): string {
  const space = isRoot ? ' xmlns="http://www.w3.org/2000/svg"' : '';
  const written = [...attributes].map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join('');
  return `<${name}${space}${written}>${escapeXml(text)}${children.map((child) => format(child)).join('')}</${name}>`;
}

const escapeXml = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
