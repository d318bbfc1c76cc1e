import type { AddedVersion } from '@/lib/storage/library-port';
import { ApiError } from '../requests/api-error';
import type { Services } from '../requests/services';
import { stopped } from './publisher-rights';

type Refused = Exclude<AddedVersion, { readonly kind: 'added' | 'same' | 'draft-has' }>;

/** Why the store did not take a version, in the publisher's words. */
export async function sayRefused(
  services: Pick<Services, 'store' | 'publicOrigin'>,
  memberId: string,
  refused: Refused,
): Promise<ApiError> {
  switch (refused.kind) {
    case 'copy':
      return new ApiError(409, 'library/copy', await sayCopy(services, memberId, refused.of));
    case 'missing-picture':
      return new ApiError(
        409,
        'publish/picture-missing',
        'A picture was deleted meanwhile. Add it again, then publish.',
      );
    case 'too-many':
      return new ApiError(
        507,
        'library/too-many-versions',
        'This publication has 200 versions, the most there can be. Publish a copy of the scenario as a new one.',
      );
    case 'full':
      return new ApiError(
        507,
        'library/full',
        'This studio’s library is full. Withdraw what you no longer need, or ask the person who runs the studio to make room.',
      );
    case 'not-yours':
      return new ApiError(404, 'library/not-found', 'You have no such publication. Look up its id in your list.');
    case 'stopped':
      return stopped();
    case 'gone':
      return new ApiError(403, 'library/hidden', 'A moderator has hidden this publication. It takes no more versions.');
  }
}

/** Only what the library lists, and what is the publisher's own, is named. */
async function sayCopy(
  { store, publicOrigin = '' }: Pick<Services, 'store' | 'publicOrigin'>,
  memberId: string,
  { id, number, title, isListed }: Extract<Refused, { readonly kind: 'copy' }>['of'],
): Promise<string> {
  const isKnown = isListed || (await store.publication(id))?.memberId === memberId;
  if (!isKnown)
    return 'The same texts are published here already. If you changed somebody’s scenario, start with Remix.';
  return `The same texts are published already as “${title}”: ${publicOrigin}/library/${id}/${number}. Change them, or publish a new version there.`;
}
