import { MOST_SKIPPED } from '@/lib/kit/order';
import { NumberInRange } from './number-in-range';

/** Field for the places of the first sheet that are used already. */
export const SkippedPlaces = ({
  skip,
  onChange,
}: {
  readonly skip: number;
  readonly onChange: (skip: number) => void;
}) => (
  <NumberInRange
    label="Places already used"
    help="On the first sheet to cut out, counted row by row. Printing begins at the next one."
    range={{ min: 0, max: MOST_SKIPPED }}
    isWhole
    value={skip}
    onChange={onChange}
  />
);
