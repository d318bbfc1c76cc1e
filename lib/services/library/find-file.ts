import { parseSha256 } from '@/lib/kernel/address-parts';
import type { Services } from '../requests/services';

/** A version that a file is the same as. */
interface KnownFile {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  /** The address of its page. */
  readonly url: string;
}

/** The version that has these bytes, for those who have them too; null if none does, or none that may be seen. */
export async function findFile(
  { store, library }: Services,
  asked: string,
  origin: string,
): Promise<{ readonly version: KnownFile | null }> {
  const sha256 = parseSha256(asked);
  const row = library.mode !== 'off' && sha256 !== undefined ? await store.versionBySha(sha256) : undefined;
  const version = row && (await store.version(row.publicationId, row.number));
  if (!version?.contents || version.publication.hiddenAt !== null) return { version: null };
  const { publicationId: id, number, contents } = version;
  return { version: { id, number, title: contents.entry.title, url: `${origin}/library/${id}/${number}` } };
}
