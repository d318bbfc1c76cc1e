import { versionPath } from '@/lib/library/address';

/** Poster of a publication. */
export function Cover(props: {
  readonly id: string;
  readonly version: number;
  readonly className: string;
  readonly loading?: 'eager' | 'lazy';
}) {
  const { id, version, className, loading = 'lazy' } = props;
  return (
    // biome-ignore lint/performance/noImgElement: an SVG, drawn from the version
    <img
      src={`${versionPath(id, version)}/poster.svg`}
      alt=""
      width={100}
      height={140}
      loading={loading}
      decoding="async"
      className={`h-auto shrink-0 self-start bg-sunk ${className}`}
    />
  );
}
