import { unzipSync } from 'fflate';
import { failure, type Result, success } from '@/lib/kernel/result';

/** Limits of a spreadsheet or document, checked in the directory of its ZIP before anything is unpacked. */
export const WORKBOOK_LIMITS = { bytes: 20_000_000, unpacked: 50_000_000, entries: 200, ratio: 100 } as const;

/** Small files compress well, so that the ratio counts from this size on. */
const RATIO_FROM = 1_000_000;
/** First bytes of a ZIP. */
const IS_ZIP = [0x50, 0x4b, 0x03, 0x04];

export const isZip = (bytes: Uint8Array): boolean => IS_ZIP.every((byte, i) => bytes[i] === byte);

/** Tells whether a part is the text of a Word document. Word on the web writes “document2.xml”. */
export const isDocxBody = (name: string): boolean => /^word\/document\d?\.xml$/.test(name);

export interface ZipDirectory {
  readonly kind: 'xlsx' | 'ods' | 'docx' | 'other';
}

/** Reads the directory of a ZIP without unpacking it, and refuses archives that would become too large. */
export function readZipDirectory(bytes: Uint8Array): Result<ZipDirectory> {
  if (bytes.length > WORKBOOK_LIMITS.bytes) {
    return failure(`This file is larger than ${WORKBOOK_LIMITS.bytes / 1e6} MB. Save only the part that you need.`);
  }
  const names: string[] = [];
  let unpacked = 0;
  let isBomb = false;
  try {
    unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        if (names.length > WORKBOOK_LIMITS.entries) throw new RangeError('too many entries');
        names.push(name);
        unpacked += originalSize;
        if (originalSize > RATIO_FROM && originalSize > size * WORKBOOK_LIMITS.ratio) isBomb = true;
        return false;
      },
    });
  } catch {
    return names.length > WORKBOOK_LIMITS.entries
      ? failure(
          `This file consists of more than ${WORKBOOK_LIMITS.entries} parts, more than any spreadsheet or document needs.`,
        )
      : failure('This file is damaged. Save it again, or save it as CSV or text.');
  }
  if (isBomb || unpacked > WORKBOOK_LIMITS.unpacked) {
    return failure(
      'This file would take too much memory. Save only the part that you need, or save it as CSV or text.',
    );
  }
  const kind = names.includes('xl/workbook.xml')
    ? 'xlsx'
    : names.includes('content.xml')
      ? 'ods'
      : names.some(isDocxBody)
        ? 'docx'
        : 'other';
  return success({ kind });
}
