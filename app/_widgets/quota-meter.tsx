import { memo } from 'react';

/** How many there are of how many there should be, as a row of lamps and in words. */
export const QuotaMeter = memo(function QuotaMeter({
  title,
  count,
  quota,
}: {
  readonly title: string;
  readonly count: number;
  readonly quota: number;
}) {
  const full = count >= quota;
  const lamps = Math.min(quota, 20);
  return (
    <div>
      <p className="sign flex justify-between gap-2 text-sm">
        <span>{title}</span>
        <span className={full ? 'text-exit' : ''}>
          {count} ({quota} needed)
        </span>
      </p>
      <div aria-hidden className="mt-1 flex gap-0.5">
        {Array.from({ length: lamps }, (_, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: lamps are all alike
            key={i}
            className={`h-3 flex-1 border-2 ${i < count ? 'border-exit bg-exit' : 'border-grey bg-transparent'}`}
          />
        ))}
      </div>
    </div>
  );
});
