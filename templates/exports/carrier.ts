import type { Issue } from '@/lib/kernel/issue';
import type { Result } from '@/lib/kernel/result';

/** Printed files that carry their scenario. */
export type Carrier = 'pdf' | 'zip';

const PDF_SIGN = '%PDF-';
const ZIP_SIGN = 'PK\x03\x04';
/** So much of a file tells what it is. */
export const SIGN_WITHIN = 1024;

/** What a file is by its first bytes; undefined for JSON and anything else. */
export function carrierOf(start: Uint8Array): Carrier | undefined {
  const text = new TextDecoder('latin1').decode(start.subarray(0, SIGN_WITHIN));
  if (text.startsWith(ZIP_SIGN)) return 'zip';
  return text.includes(PDF_SIGN) ? 'pdf' : undefined;
}

/** The scenario that a printed file carries, as the bytes that were put into it. Never throws for what the file is. */
export async function readCarried(carrier: Carrier, bytes: Uint8Array): Promise<Result<Uint8Array, Issue>> {
  if (carrier === 'zip') return (await import('./read-kit-zip')).readKitZip(bytes);
  return (await import('../pdf/read-attachment')).readAttachment(bytes);
}
