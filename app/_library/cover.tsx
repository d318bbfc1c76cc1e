import { sanitiseLine } from '@/lib/kernel/visible';
import { versionPath } from '@/lib/library/address';

/** Poster of a publication, which stands beside its title. */
export function Cover(props: {
  readonly id: string;
  readonly version: number;
  readonly hunter: string | undefined;
  readonly className: string;
  readonly loading?: 'eager' | 'lazy';
}) {
  const { id, version, hunter, className, loading = 'lazy' } = props;
  return (
    // biome-ignore lint/performance/noImgElement: an SVG, drawn from the version
    <img
      src={`${versionPath(id, version)}/poster.svg`}
      alt={hunter ? `What hunts you: ${sanitiseLine(hunter)}` : ''}
      width={100}
      height={140}
      loading={loading}
      decoding="async"
      className={`h-auto shrink-0 self-start bg-sunk ${className}`}
    />
  );
}
