import type { Issue } from '@/lib/kernel/issue';
import type { Result } from '@/lib/kernel/result';

export type Carrier = 'pdf' | 'zip';

const PDF_SIGN = '%PDF-';
const ZIP_SIGN = 'PK\x03\x04';
/** Number of bytes examined for a signature. */
export const SIGN_WITHIN = 1024;

/** Returns the kind of a file by its signature; undefined for JSON and anything else. */
export function carrierOf(start: Uint8Array): Carrier | undefined {
  const text = new TextDecoder('latin1').decode(start.subarray(0, SIGN_WITHIN));
  if (text.startsWith(ZIP_SIGN)) return 'zip';
  return text.includes(PDF_SIGN) ? 'pdf' : undefined;
}

/** Extracts the original bytes of the scenario from a printed file. Never throws because of the file's content. */
export async function readCarried(carrier: Carrier, bytes: Uint8Array): Promise<Result<Uint8Array, Issue>> {
  if (carrier === 'zip') return (await import('./read-kit-zip')).readKitZip(bytes);
  return (await import('../pdf/read-attachment')).readAttachment(bytes);
}
