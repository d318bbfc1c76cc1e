import { SignPicture } from '@/app/_art/sign-picture';
import { initialsOf } from '@/lib/kernel/initials';
import { parsePicture } from '@/lib/kit/picture';
import { versionPath } from '@/lib/library/address';

const GROUNDS = [
  'bg-exit text-on-exit',
  'bg-service text-paper',
  'bg-hazard text-on-hazard',
  'bg-ink text-paper',
] as const;

/** Image of a publication: its own picture, an icon, or a placard with the initials of its title. */
export function Cover(props: {
  readonly id: string;
  readonly version: number;
  readonly cover: string;
  readonly title: string;
  readonly className: string;
}) {
  const { id, version, title, className } = props;
  const picture = parsePicture(props.cover);
  const frame = `flex aspect-square shrink-0 items-center justify-center overflow-hidden border-2 border-ink ${className}`;
  if (picture.kind === 'art') {
    return (
      <span className={`${frame} bg-[#fff]`}>
        {/* biome-ignore lint/performance/noImgElement: it is somebody's own, as it was published */}
        <img
          src={`${versionPath(id, version)}/art/${picture.hash}`}
          alt=""
          width={224}
          height={224}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      </span>
    );
  }
  if (picture.kind === 'sign') {
    return (
      <span className={`${frame} bg-raised`}>
        <SignPicture name={picture.name} className="size-3/4" />
      </span>
    );
  }
  const ground = GROUNDS[Number.parseInt(id.slice(-1), 32) % GROUNDS.length] ?? GROUNDS[0];
  return (
    <span aria-hidden className={`${frame} ${ground}`}>
      <span className="flex size-[86%] items-center justify-center border-2 border-current font-sign text-2xl font-extrabold">
        {initialsOf(title)}
      </span>
    </span>
  );
}
