import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib';
import type { Issue } from '@/lib/kernel/issue';
import { failure, type Result, success } from '@/lib/kernel/result';
import { inflate } from './inflate';

const SUFFIX = '.trapdoor.json';
const MOST_PDF_BYTES = 40_000_000;
const MOST_JSON_BYTES = 2_000_000;
/** What all compressed parts of a PDF's skeleton may come to, unpacked. */
const MOST_SKELETON_BYTES = 64_000_000;
const MOST_NODES = 1000;

/** The scenario that a kit PDF carries. Never throws, whatever the file is. */
export async function readAttachment(pdf: Uint8Array): Promise<Result<Uint8Array, Issue>> {
  if (pdf.length > MOST_PDF_BYTES)
    return refuse('pdf/too-large', 'This PDF is larger than any kit. Choose a kit that Trapdoor printed.');
  try {
    if (!isSkeletonSmall(pdf))
      return refuse('pdf/too-large', 'This PDF unpacks to more than any kit. Choose a kit that Trapdoor printed.');
    const document = await PDFDocument.load(pdf, {
      ignoreEncryption: true,
      updateMetadata: false,
      throwOnInvalidObject: true,
    });
    if (document.isEncrypted) return LOCKED;
    const file = findFile(document);
    if (!file)
      return refuse(
        'pdf/no-scenario',
        'This PDF carries no scenario. Choose a kit that Trapdoor printed, or a JSON file.',
      );
    const bytes = contentOf(file);
    return bytes
      ? success(bytes)
      : refuse('pdf/damaged', 'The scenario inside this PDF is damaged or too large. Open the JSON file instead.');
  } catch {
    // Where the skeleton itself is locked, there is nothing that could be read.
    if (/\/Encrypt\b/.test(new TextDecoder('latin1').decode(pdf))) return LOCKED;
    return refuse('pdf/unreadable', 'This PDF is damaged and could not be read. Open the JSON file instead.');
  }
}

const refuse = (code: string, message: string) => failure<Issue>({ code, severity: 'error', path: [], message });

const LOCKED = refuse('pdf/locked', 'This PDF is locked with a password. Save it without one, then open it again.');

function findFile(document: PDFDocument): PDFRawStream | undefined {
  const { catalog, context } = document;
  const look = (object: PDFObject | undefined) => (object instanceof PDFRef ? context.lookup(object) : object);
  const entry = (dict: PDFObject | undefined, key: string) => {
    const found = look(dict);
    return found instanceof PDFDict ? look(found.get(PDFName.of(key))) : undefined;
  };
  const waiting: (PDFObject | undefined)[] = [entry(entry(catalog, 'Names'), 'EmbeddedFiles')];
  const associated = entry(catalog, 'AF');
  const specs: (PDFObject | undefined)[] =
    associated instanceof PDFArray ? associated.asArray().slice(0, MOST_NODES) : [];
  // A tree of names may lead back into itself, so only so many of its nodes are looked at.
  for (let seen = 0; waiting.length > 0 && seen < MOST_NODES; seen++) {
    const node = look(waiting.pop());
    const [names, kids] = [entry(node, 'Names'), entry(node, 'Kids')];
    if (names instanceof PDFArray)
      specs.push(
        ...names
          .asArray()
          .slice(0, MOST_NODES)
          .filter((_, i) => i % 2 === 1),
      );
    if (kids instanceof PDFArray) waiting.push(...kids.asArray().slice(0, MOST_NODES));
  }
  for (const spec of specs) {
    const name = entry(spec, 'UF') ?? entry(spec, 'F');
    const isText = name instanceof PDFHexString || name instanceof PDFString;
    if (!isText || !name.decodeText().toLowerCase().endsWith(SUFFIX)) continue;
    const stream = entry(entry(spec, 'EF'), 'F') ?? entry(entry(spec, 'EF'), 'UF');
    if (stream instanceof PDFRawStream) return stream;
  }
  return undefined;
}

function contentOf(stream: PDFRawStream): Uint8Array | undefined {
  const filter = stream.dict.get(PDFName.of('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.get(0) : filter;
  if (only === undefined) return stream.contents.length <= MOST_JSON_BYTES ? stream.contents : undefined;
  const bytes = only === PDFName.of('FlateDecode') ? inflate(stream.contents, MOST_JSON_BYTES) : undefined;
  return bytes === 'too much' ? undefined : bytes;
}

/** Unpacks, one after another and with a limit, what pdf-lib will unpack without one. */
function isSkeletonSmall(pdf: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(pdf);
  let left = MOST_SKELETON_BYTES;
  for (const { index } of text.matchAll(/stream\r?\n/g)) {
    if (text.startsWith('end', index - 3)) continue;
    const dict = text.slice(text.lastIndexOf(' obj', index), index);
    // Names may be written with escapes ("/Obj#53tm"), so anything odd counts too.
    if (!/ObjStm|XRef|#/.test(dict)) continue;
    const start = text.indexOf('\n', index) + 1;
    const end = text.indexOf('endstream', start);
    const unpacked = inflate(pdf.subarray(start, end === -1 ? pdf.length : end), left);
    if (unpacked === 'too much') return false;
    left -= unpacked?.length ?? 0;
  }
  return true;
}
