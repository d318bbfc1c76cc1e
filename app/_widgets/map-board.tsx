import type { Rect } from './map-model';
import { CELL } from './plan-look';

/** A place that is being drawn, or named. */
export function Outline({ rect, overlaps }: { readonly rect: Rect; readonly overlaps: boolean }) {
  const box = { x: rect.x * CELL, y: rect.y * CELL, width: rect.width * CELL, height: rect.height * CELL };
  return (
    <g data-outline className="pointer-events-none">
      <rect {...box} className="fill-raised stroke-service stroke-[3] [stroke-dasharray:8_4]" />
      {overlaps && <rect {...box} fill="url(#map-overlap)" />}
    </g>
  );
}

/** What the squares and overlapping places are filled with. */
export function Patterns() {
  return (
    <defs>
      <pattern id="map-grid" width={CELL} height={CELL} patternUnits="userSpaceOnUse">
        <path d={`M${CELL} 0H0V${CELL}`} className="fill-none stroke-line" strokeWidth={1} />
      </pattern>
      <pattern id="map-overlap" width={8} height={8} patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
        <path d="M0 0V8" className="stroke-alarm" strokeWidth={5} opacity={0.55} />
      </pattern>
    </defs>
  );
}
