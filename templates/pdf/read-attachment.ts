import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFObject, PDFString } from 'pdf-lib';
import type { Issue } from '@/lib/kernel/issue';
import { failure, type Result, success } from '@/lib/kernel/result';
import { ORDER_KEY } from './attachment';
import { openSkeleton, type Skeleton, TooLarge } from './skeleton';

const SUFFIX = '.trapdoor.json';
const MOST_PDF_BYTES = 40_000_000;
const MOST_JSON_BYTES = 2_000_000;
const MOST_NODES = 1000;
const SIGN = '%PDF-';
const SIGN_WITHIN = 1024;
const END_WITHIN = 2048;
/** Program that wrote the PDF, as `write` names it. */
const CREATOR = 'Trapdoor';

/** Content of a kit PDF. */
export interface ReadKit {
  readonly scenario: Uint8Array;
  /** Order as text; undefined in kits of older versions. */
  readonly order: string | undefined;
}

/** Extracts the scenario from a kit PDF. Never throws, whatever the file is; limits memory and time. */
export function readAttachment(pdf: Uint8Array): Result<Uint8Array, Issue> {
  const read = readKit(pdf);
  return read.ok ? success(read.value.scenario) : read;
}

/** Extracts the scenario and the order from a kit PDF. Never throws, whatever the file is; limits memory and time. */
export function readKit(pdf: Uint8Array): Result<ReadKit, Issue> {
  if (pdf.length > MOST_PDF_BYTES) return TOO_LARGE;
  try {
    if (!new TextDecoder('latin1').decode(pdf.subarray(0, SIGN_WITHIN)).includes(SIGN)) return UNREADABLE;
    const skeleton = openSkeleton(pdf);
    if (skeleton.isLocked) return LOCKED;
    const file = findFile(skeleton);
    if (!file) return isCut(pdf) ? INCOMPLETE : isKit(skeleton) ? DROPPED : NO_SCENARIO;
    const scenario = skeleton.contentOf(file.content, MOST_JSON_BYTES);
    return scenario ? success({ scenario, order: file.order }) : DAMAGED;
  } catch (error) {
    return error instanceof TooLarge ? TOO_LARGE : isCut(pdf) ? INCOMPLETE : UNREADABLE;
  }
}

const refuse = (code: string, message: string) => failure<Issue>({ code, severity: 'error', path: [], message });

const TOO_LARGE = refuse('pdf/too-large', 'This PDF is larger than any kit. Choose a kit that Trapdoor printed.');
const LOCKED = refuse('pdf/locked', 'This PDF is locked with a password. Save it without one, then open it again.');
const NO_SCENARIO = refuse(
  'pdf/no-scenario',
  'This PDF carries no scenario. Choose a kit that Trapdoor printed, or a JSON file.',
);
const DAMAGED = refuse(
  'pdf/damaged',
  'The scenario inside this PDF is damaged or too large. Open the JSON file instead.',
);
const UNREADABLE = refuse('pdf/unreadable', 'This PDF is damaged and could not be read. Open the JSON file instead.');

const INCOMPLETE = refuse(
  'pdf/incomplete',
  'This PDF ends early: perhaps it is half a download. Get it again, or open the JSON file instead.',
);
const DROPPED = refuse(
  'pdf/scenario-dropped',
  'This kit was saved by another program, which dropped the scenario inside it. Open the kit as Trapdoor printed it, or a JSON file.',
);

/** Tells whether the mark at the end of a PDF is missing. */
const isCut = (pdf: Uint8Array): boolean =>
  !new TextDecoder('latin1').decode(pdf.subarray(-END_WITHIN)).includes('%%EOF');

/** Tells whether a PDF says that Trapdoor made it. */
function isKit({ info, entry }: Skeleton): boolean {
  return textOf(entry(info, 'Creator')) === CREATOR;
}

interface FoundFile {
  readonly content: PDFObject | undefined;
  readonly order: string | undefined;
}

/** Returns the reference to a file that is named like a scenario, and the order beside it. */
function findFile({ catalog, look, entry }: Skeleton): FoundFile | undefined {
  const waiting: (PDFObject | undefined)[] = [entry(entry(catalog, 'Names'), 'EmbeddedFiles')];
  const associated = entry(catalog, 'AF');
  const specs: (PDFObject | undefined)[] =
    associated instanceof PDFArray ? associated.asArray().slice(0, MOST_NODES) : [];
  // A name tree can be cyclic, so the number of visited nodes is limited.
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
    if (
      !textOf(entry(spec, 'UF') ?? entry(spec, 'F'))
        ?.toLowerCase()
        .endsWith(SUFFIX)
    )
      continue;
    const files = entry(spec, 'EF');
    if (!(files instanceof PDFDict)) continue;
    const content = files.get(PDFName.of('F')) ?? files.get(PDFName.of('UF'));
    return content && { content, order: textOf(entry(spec, ORDER_KEY)) };
  }
  return undefined;
}

const textOf = (value: PDFObject | undefined): string | undefined =>
  value instanceof PDFHexString || value instanceof PDFString ? value.decodeText() : undefined;
