'use client';

import { useStudio } from '@/app/_draft/use-draft';
import { IconButton } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { LinkSample } from './link-parts';
import { aLink, countOf, type LinksConfig, type Pair, sayPair } from './links-model';
import type { LinkEdits } from './use-links';

/** How many links of each kind two people have, with a button for one more and one less. */
export function PairCounts(props: {
  readonly widget: LinksConfig;
  readonly pair: Pair;
  readonly edits: LinkEdits;
  readonly canAdd: boolean;
}) {
  const { widget, pair, edits, canAdd } = props;
  const { session } = useStudio();
  return (
    <div className="flex flex-wrap gap-x-6">
      {widget.kinds.map((kind) => {
        const count = countOf(pair, kind.value);
        return (
          <div key={kind.value} className="flex items-center">
            <span className="flex w-24 items-center gap-2 text-sm">
              <LinkSample kind={kind} />
              {kind.title}
            </span>
            {!session.readOnly && (
              <IconButton
                label={`Remove ${aLink(widget, kind.value)} between ${sayPair(pair)}`}
                // It keeps the focus when the last one has gone.
                aria-disabled={count === 0}
                className="aria-disabled:border-transparent aria-disabled:text-grey aria-disabled:opacity-60"
                onClick={() => edits.drop(pair, kind.value)}
              >
                <Icon name="remove" />
              </IconButton>
            )}
            <span className="sign min-w-8 text-center tabular-nums">
              {count}
              <span className="sr-only"> {kind.title.toLowerCase()}</span>
            </span>
            {!session.readOnly && (
              <IconButton
                label={`Add ${aLink(widget, kind.value)} between ${sayPair(pair)}`}
                disabled={!canAdd}
                onClick={() => edits.add(pair, kind.value)}
              >
                <Icon name="add" />
              </IconButton>
            )}
          </div>
        );
      })}
    </div>
  );
}
