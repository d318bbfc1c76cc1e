import type { LaidPage } from '@/app/_workers/kit-protocol';
import { type RulerUnit, rulerTicks } from './ruler-ticks';

const WIDE_PX = 20;

/** Rulers over the upper and the left edge of a page, from its corner; they stay in sight while it is scrolled. */
export function Rulers(props: { readonly page: LaidPage; readonly unit: RulerUnit; readonly pxPerMm: number }) {
  const { page, unit, pxPerMm } = props;
  return (
    <div className="pointer-events-none absolute inset-0">
      <div className="sticky top-0 z-10 -mb-5 h-5">
        <Ruler lengthMm={page.widthMm} unit={unit} pxPerMm={pxPerMm} />
      </div>
      <div className="sticky left-0 w-5">
        <Ruler lengthMm={page.heightMm} unit={unit} pxPerMm={pxPerMm} isUpright />
      </div>
    </div>
  );
}

function Ruler(props: {
  readonly lengthMm: number;
  readonly unit: RulerUnit;
  readonly pxPerMm: number;
  readonly isUpright?: boolean;
}) {
  const { lengthMm, unit, pxPerMm, isUpright } = props;
  const ticks = rulerTicks(lengthMm, unit, pxPerMm);
  const [width, height] = isUpright ? [WIDE_PX, lengthMm * pxPerMm] : [lengthMm * pxPerMm, WIDE_PX];
  return (
    <svg aria-hidden="true" width={width} height={height} className="block bg-hazard/90 text-[10px]" fill="#16201b">
      <path
        stroke="#16201b"
        d={ticks
          .map(({ atMm, length }) => [atMm * pxPerMm, length * WIDE_PX] as const)
          .map(([at, length]) => (isUpright ? `M0 ${at}h${length}` : `M${at} 0v${length}`))
          .join('')}
      />
      {ticks.map(
        ({ atMm, label }) =>
          label !== undefined &&
          atMm > 0 && (
            <text key={atMm} x={isUpright ? 2 : atMm * pxPerMm + 2} y={isUpright ? atMm * pxPerMm + 11 : WIDE_PX - 3}>
              {label}
            </text>
          ),
      )}
    </svg>
  );
}
