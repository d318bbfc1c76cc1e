import { SignPicture } from '@/app/_art/sign-picture';
import { sayName } from '@/app/_art/sign-search';
import { sanitiseLine } from '@/lib/kernel/visible';
import { parsePicture, picturesIn } from '@/lib/kit/picture';
import type { ListedArt } from '@/lib/services/drafts/art';
import { authorInSet } from '@/templates/assets/signs/game-icons-authors';
import type { ChosenPicture } from './reading';

/** The pictures of a page: their path on the server, with descriptions and credits. */
export interface ShownArt {
  readonly path: string;
  readonly art: readonly Pick<ListedArt, 'hash' | 'alt' | 'credit'>[];
}

/** An icon or the user's own picture; a note if it was never uploaded. */
export function ShownPicture({ picture, title, shown }: { picture: ChosenPicture; title: string; shown: ShownArt }) {
  if (picture.kind === 'sign') {
    return (
      <p className="flex items-center gap-3">
        <SignPicture name={picture.name} className="size-16 [print-color-adjust:exact]" />
        <span className="text-sm text-grey">{sayName(picture.name)}</span>
      </p>
    );
  }
  const known = shown.art.find(({ hash }) => hash === picture.hash);
  if (!known) return <p className="text-sm text-grey">{title}: not uploaded yet</p>;
  return (
    // biome-ignore lint/performance/noImgElement: it is somebody's own, for anyone who has the link
    <img
      src={`${shown.path}/${known.hash}`}
      alt={known.alt || title}
      loading="lazy"
      className="max-h-64 max-w-full bg-[#fff] object-contain"
    />
  );
}

/** Credits for the icons and pictures of a scenario, as their licences require. Renders nothing if there are none. */
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
          {sanitiseLine(alt) || 'A picture'}: {sanitiseLine(credit)}
        </p>
      ))}
    </section>
  );
}
