import type { BoxMm } from '@/lib/kit/blank';
import { type Item, rectangle } from '@/templates/drawing/display-list';
import type { Theme } from '../theme/theme';

/** A cutting machine's marks: black, whatever else is spared, as machines look for nothing lighter. */
export const registrationItems = (boxes: readonly BoxMm[], theme: Theme): readonly Item[] =>
  boxes.length === 0
    ? []
    : [
        {
          kind: 'path',
          d: boxes.map((box) => rectangle(box.xMm, box.yMm, box.widthMm, box.heightMm)).join(' '),
          fill: theme.black,
        },
      ];
