import { visible } from '@/lib/kernel/visible';
import { parsePicture, picturesIn } from '@/lib/kit/picture';
import { authorInSet } from '@/templates/assets/signs/game-icons-authors';
import type { ShownArt } from './shown-picture';

/** Whose signs and pictures a scenario shows, as their licences ask; nothing if there are none to credit. */
export function PictureCredits({ body, shown }: { readonly body: unknown; readonly shown: ShownArt }) {
  const pictures = picturesIn(body).map(parsePicture);
  const signs = pictures.flatMap((picture) => (picture.kind === 'sign' ? [picture.name] : []));
  const authors = [...new Set(signs.map(authorInSet))].toSorted();
  const hashes = new Set(pictures.flatMap((picture) => (picture.kind === 'art' ? [picture.hash] : [])));
  const own = shown.art.filter(({ hash, credit }) => hashes.has(hash) && credit !== '');
  if (authors.length + own.length === 0) return null;
  return (
    <section aria-label="Picture credits" className="mb-2">
      {authors.length > 0 && (
        <p>
          Signs by {authors.join(', ')} from{' '}
          <a className="underline" href="https://game-icons.net" rel="noreferrer">
            game-icons.net
          </a>
          ,{' '}
          <a className="underline" href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
            CC BY 3.0
          </a>
          , in other colours.
        </p>
      )}
      {own.map(({ hash, alt, credit }) => (
        <p key={hash}>
          {visible(alt) || 'A picture'}: {visible(credit)}
        </p>
      ))}
    </section>
  );
}
