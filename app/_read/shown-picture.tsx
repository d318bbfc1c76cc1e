import { SignPicture } from '@/app/_art/sign-picture';
import { sayName } from '@/app/_art/sign-search';
import type { ListedArt } from '@/lib/services/drafts/art';
import type { ChosenPicture } from './reading';

/** The pictures that a page shows: where the server has them, as a path, and what is said of each. */
export interface ShownArt {
  readonly path: string;
  readonly art: readonly Pick<ListedArt, 'hash' | 'alt' | 'credit'>[];
}

/** A sign or somebody's own picture, as it is printed; a word in its place if it was never brought. */
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
