import { parsePicture } from '@/lib/kit/picture';
import { versionPath } from '@/lib/library/address';

/** Image of a publication: the author's own picture, or the poster. */
export function Cover(props: {
  readonly id: string;
  readonly version: number;
  readonly cover: string;
  readonly className: string;
}) {
  const { id, version, className } = props;
  const picture = parsePicture(props.cover);
  if (picture.kind === 'art') {
    return (
      <span className={`aspect-square shrink-0 self-start overflow-hidden border-2 border-ink bg-[#fff] ${className}`}>
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
  return (
    // biome-ignore lint/performance/noImgElement: an SVG, drawn from the version
    <img
      src={`${versionPath(id, version)}/poster.svg`}
      alt=""
      width={100}
      height={140}
      loading="lazy"
      decoding="async"
      className={`h-auto shrink-0 self-start bg-sunk ${className}`}
    />
  );
}
