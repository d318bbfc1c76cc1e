import { unzipSync } from 'fflate';
import type { Issue } from '@/lib/kernel/issue';
import { failure, type Result, success } from '@/lib/kernel/result';
import { ATTACHMENT_SUFFIX } from '../pdf/attachment';

/** Pictures at 300 dpi are large, but only the scenario is unpacked. */
const MOST_ZIP_BYTES = 200_000_000;
const MOST_JSON_BYTES = 2_000_000;
const MOST_ENTRIES = 20_000;
/** Folder for the metadata that macOS adds. */
const SHADOWS = '__MACOSX/';

/** Extracts the scenario from a kit's ZIP. Never throws, whatever the file is, and unpacks no other entry. */
export function readKitZip(zip: Uint8Array): Result<Uint8Array, Issue> {
  if (zip.length > MOST_ZIP_BYTES) return TOO_LARGE;
  let seen = 0;
  const found: { readonly name: string; readonly fits: boolean }[] = [];
  try {
    const files = unzipSync(zip, {
      filter: ({ name, size, originalSize }) => {
        if (++seen > MOST_ENTRIES) throw new Error('too many entries');
        if (!name.toLowerCase().endsWith(ATTACHMENT_SUFFIX) || name.startsWith(SHADOWS)) return false;
        const fits = size <= MOST_JSON_BYTES && originalSize <= MOST_JSON_BYTES;
        found.push({ name, fits });
        // Counts further scenarios, so that an ambiguous archive is rejected.
        return fits && found.length === 1;
      },
    });
    const [only] = found;
    if (!only) return NO_SCENARIO;
    if (found.length > 1) return SEVERAL;
    const bytes = files[only.name];
    return only.fits && bytes ? success(bytes) : DAMAGED;
  } catch {
    return UNREADABLE;
  }
}

const refuse = (code: string, message: string) => failure<Issue>({ code, severity: 'error', path: [], message });

const TOO_LARGE = refuse('zip/too-large', 'This ZIP is larger than any kit. Open the JSON file inside it instead.');
const NO_SCENARIO = refuse(
  'zip/no-scenario',
  'This ZIP carries no scenario. Choose “A PDF of each piece” or “Everything” from the print step, or a JSON file.',
);
const SEVERAL = refuse(
  'zip/several',
  'This ZIP carries more than one scenario. Unpack it, then open one of the JSON files in it.',
);
const DAMAGED = refuse(
  'zip/damaged',
  'The scenario inside this ZIP is damaged or too large. Open a JSON file instead.',
);
const UNREADABLE = refuse('zip/unreadable', 'This ZIP is damaged and could not be read. Open a JSON file instead.');
