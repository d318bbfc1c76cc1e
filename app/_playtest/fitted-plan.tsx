'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import { extentOf, PlanDrawing } from '@/app/_read/plan-drawing';
import { useWidth } from '@/app/_ui/use-wide';

/** A plan that is never wider than its place, nor taller than a share of the window. */
export function FittedPlan(
  props: Omit<ComponentProps<typeof PlanDrawing>, 'zoom' | 'bare'> & { readonly tallest: number },
) {
  const { tallest, ...drawing } = props;
  const [box, width] = useWidth<HTMLDivElement>();
  const window = useWindowHeight();
  const { width: across, height: down } = extentOf(drawing.plan);
  return (
    <div ref={box} className="min-w-0">
      {width !== undefined && window !== undefined && (
        <PlanDrawing {...drawing} bare zoom={Math.min(width / across, (window * tallest) / down)} />
      )}
    </div>
  );
}

function useWindowHeight(): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const read = () => setHeight(window.innerHeight);
    read();
    window.addEventListener('resize', read);
    return () => window.removeEventListener('resize', read);
  }, []);
  return height;
}
