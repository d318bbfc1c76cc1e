import type { PathItem } from '@/templates/drawing/display-list';
import { iconNamed } from '@/templates/theme/icons';

/** Colours of suits with one; all others are drawn in ink. */
const COLOURS: Readonly<Record<string, string>> = {
  'suit-clubs': 'text-alarm',
  'suit-hearts': 'text-exit',
  'suit-spades': 'text-service',
};

const paint = (ink: string | undefined) => (ink === 'inherit' ? 'currentColor' : (ink ?? 'none'));

/** Pictogram of a suit with the outline that the kit prints, shown beside the ordinary sign and a name. */
export function SuitSign({ icon, size = 28 }: { readonly icon: string; readonly size?: number }) {
  const sketch = iconNamed(icon);
  if (!sketch) return null;
  const paths = sketch.items.filter((item): item is PathItem => item.kind === 'path');
  return (
    <svg
      viewBox={`0 0 ${sketch.widthMm} ${sketch.heightMm}`}
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className={`shrink-0 ${COLOURS[icon] ?? 'text-ink'}`}
    >
      {paths.map(({ d, fill, stroke, widthMm }) => (
        <path key={d} d={d} fill={paint(fill)} stroke={paint(stroke)} strokeWidth={widthMm} />
      ))}
    </svg>
  );
}
