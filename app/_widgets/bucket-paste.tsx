'use client';

import { useCallback } from 'react';
import type { WidgetOf } from '@/lib/contract/form';
import type { ListShape } from '@/lib/schema/shape';
import { type BucketLine, parseBucketLines } from './bucket-lines';
import type { ListEdits } from './list-edits';
import { PasteDialog, type Pasted } from './paste-dialog';

/** A place to paste entries of many buckets, as lines or as a table. */
export function BucketPaste(props: {
  readonly widget: WidgetOf<'buckets'>;
  readonly shape: ListShape;
  readonly edits: ListEdits;
  readonly room: number;
  readonly onClose: () => void;
}) {
  const { widget, shape, edits, room } = props;
  const { by, buckets } = widget;
  const parse = useCallback(
    (text: string) => ({ lines: parseBucketLines(text, buckets, buckets[0]?.value ?? '') }),
    [buckets],
  );
  const paste = ({ lines }: Pasted<BucketLine>) =>
    edits.addMany(
      lines.map((line) => ({ [by]: line.bucket, [widget.headline]: line.headline, [widget.body]: line.body })),
    );
  return (
    <PasteDialog
      title={`Paste ${shape.title.toLowerCase()}`}
      help={`One per line, with its suit first: “${buckets[0]?.title}: what happens: the details”. A suit symbol or first letter works too, and so do rows of a spreadsheet or CSV: suit, ${shape.noun}, details.`}
      noun={shape.noun}
      room={Math.max(0, room)}
      parse={parse}
      say={(line: BucketLine) => line.headline}
      onPaste={paste}
      onClose={props.onClose}
    />
  );
}
