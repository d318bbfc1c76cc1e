import { invariant } from '@/lib/kernel/invariant';
import type { Result } from '@/lib/kernel/result';
import { versionPath } from '@/lib/library/address';
import type { Rendered } from '../requests/renderer';
import type { Services } from '../requests/services';
import type { ReadVersion } from './read';

/** Renders a version's text as a page, to be sent in the request's turn. */
export async function renderVersion(
  services: Services,
  version: ReadVersion,
  options: { readonly hideGm: boolean },
): Promise<Result<Rendered>> {
  const page = await versionText(services, version, options);
  if (page.ok) await services.renderer.turn();
  return page;
}

/** Returns a version's text, cached without expiry since versions never change. */
export function versionText(
  { renderer, store }: Services,
  { publication: { id }, number, sha256, contents }: ReadVersion,
  { hideGm }: { readonly hideGm: boolean },
): Promise<Result<Rendered>> {
  const options = { hideGm, art: contents.pictures, artPath: `${versionPath(id, number)}/art` };
  return renderer.render('reading', JSON.stringify(['version', sha256, options]), async () => {
    const bytes = await store.versionBytes(id, number);
    invariant(bytes, 'what is shown has its bytes');
    return { source: { kind: 'file', bytes }, ...options };
  });
}

/** Renders the differences between two versions of a publication as a page. */
export async function renderDifference(
  services: Services,
  before: ReadVersion,
  after: ReadVersion,
  { hideGm }: { readonly hideGm: boolean },
): Promise<Result<Rendered>> {
  const { renderer, store } = services;
  const bytesOf = async ({ publication, number }: ReadVersion) => {
    const bytes = await store.versionBytes(publication.id, number);
    invariant(bytes, 'what is shown has its bytes');
    return bytes;
  };
  const page = await renderer.render('changes', JSON.stringify([before.sha256, after.sha256, hideGm]), async () => ({
    before: await bytesOf(before),
    after: await bytesOf(after),
    hideGm,
  }));
  if (page.ok) await renderer.turn();
  return page;
}
