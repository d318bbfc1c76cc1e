import type { LaidPage } from '@/app/_workers/kit-protocol';
import { type RulerUnit, rulerTicks } from './ruler-ticks';

const WIDE_PX = 20;

/** Rulers over the upper and the left edge of a page, from its corner. */
export function Rulers(props: { readonly page: LaidPage; readonly unit: RulerUnit; readonly pxPerMm: number }) {
  const { page, unit, pxPerMm } = props;
  const [width, height] = [page.widthMm * pxPerMm, page.heightMm * pxPerMm];
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 text-[10px]"
      width={width}
      height={height}
      fill="#16201b"
      stroke="none"
    >
      <path fill="#ffc72c" fillOpacity={0.88} d={`M0 0H${width}V${WIDE_PX}H${WIDE_PX}V${height}H0Z`} />
      <path
        stroke="#16201b"
        d={[
          ...rulerTicks(page.widthMm, unit, pxPerMm).map(
            ({ atMm, length }) => `M${atMm * pxPerMm} 0v${length * WIDE_PX}`,
          ),
          ...rulerTicks(page.heightMm, unit, pxPerMm).map(
            ({ atMm, length }) => `M0 ${atMm * pxPerMm}h${length * WIDE_PX}`,
          ),
        ].join('')}
      />
      {rulerTicks(page.widthMm, unit, pxPerMm).map(
        ({ atMm, label }) =>
          label !== undefined &&
          atMm > 0 && (
            <text key={atMm} x={atMm * pxPerMm + 2} y={WIDE_PX - 3}>
              {label}
            </text>
          ),
      )}
      {rulerTicks(page.heightMm, unit, pxPerMm).map(
        ({ atMm, label }) =>
          label !== undefined &&
          atMm > 0 && (
            <text key={atMm} x={2} y={atMm * pxPerMm + 11}>
              {label}
            </text>
          ),
      )}
    </svg>
  );
}
