import { createHash } from 'node:crypto';
import type { System } from '@/lib/contract/authored';
import type { Draft } from '@/lib/scenario/draft';
import { formatDraft } from '@/lib/scenario/envelope';

/** The bytes of a version and their SHA-256 in hexadecimal digits: what a file of the same draft has. */
export function versionFile(
  draft: Draft,
  system: Pick<System, 'shape'>,
): { readonly bytes: Uint8Array; readonly sha256: string } {
  const bytes = new TextEncoder().encode(formatDraft(draft, system));
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}
