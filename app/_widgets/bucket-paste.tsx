'use client';

import Papa from 'papaparse';
import { useCallback } from 'react';
import { pasteLines } from '@/app/_forms/paste-structure';
import type { Bucket, WidgetOf } from '@/lib/contract/form';
import type { ListShape } from '@/lib/schema/shape';
import type { ListEdits } from './list-edits';
import { PasteDialog, type Pasted } from './paste-dialog';

/** Dialog to paste entries of several buckets, as lines or as a table. */
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

interface BucketLine {
  readonly bucket: string;
  readonly headline: string;
  readonly body: string;
}

/**
 * Parses pasted entries: `suit: headline: the rest` lines, or CSV with a column for the suit. A line without a suit
 * belongs to the previous suit, or to `fallback`.
 */
export function parseBucketLines(text: string, buckets: readonly Bucket[], fallback: string): readonly BucketLine[] {
  return fromCsv(text, buckets) ?? fromLines(text, buckets, fallback);
}

/** Returns the bucket that a word names by its value, title, sign or first letter. */
export function findBucket(word: string, buckets: readonly Bucket[]): string | undefined {
  const said = word
    .trim()
    .toLowerCase()
    .replace(/\uFE0F/g, '');
  if (said === '') return undefined;
  const names = ({ value, title, sign }: Bucket) => [value, title, sign, value.replace(/s$/, ''), value[0]];
  return buckets.find((bucket) => names(bucket).some((name) => name?.toLowerCase() === said))?.value;
}

function fromLines(text: string, buckets: readonly Bucket[], fallback: string): readonly BucketLine[] {
  let current = fallback;
  return pasteLines(text).flatMap((line) => {
    const [, word = '', rest = ''] = /^(\S{1,20}?)\s*[:：](.*)$/su.exec(line) ?? [];
    const named = findBucket(word, buckets);
    if (named === undefined) return [{ bucket: current, ...splitHeadline(line) }];
    current = named;
    return rest.trim() === '' ? [] : [{ bucket: named, ...splitHeadline(rest.trimStart()) }];
  });
}

/** Splits a line such as "The lights go out: first the hum stops." into headline and text. */
function splitHeadline(line: string): { readonly headline: string; readonly body: string } {
  const [, headline = line, body = ''] = /^([^:]{1,80}):\s(.+)$/s.exec(line) ?? [];
  return { headline: headline.trim(), body: body.trim() };
}

function fromCsv(text: string, buckets: readonly Bucket[]): readonly BucketLine[] | undefined {
  const delimiter = text.includes('\t') ? '\t' : text.includes(';') && !text.includes(',') ? ';' : ',';
  const { data, errors } = Papa.parse<string[]>(text.trim(), { delimiter, skipEmptyLines: 'greedy' });
  if (errors.length > 0 || data.length === 0 || data.some((row) => row.length < 2)) return undefined;
  const hasHeader = data.length > 1 && findBucket(data[0]?.[0] ?? '', buckets) === undefined;
  const rows = hasHeader ? data.slice(1) : data;
  const lines = rows.flatMap(([word = '', headline = '', ...rest]) => {
    const bucket = findBucket(word, buckets);
    return bucket === undefined
      ? []
      : [{ bucket, headline: headline.trim(), body: rest.join(delimiter === ',' ? ', ' : ' ').trim() }];
  });
  return lines.length === rows.length ? lines : undefined;
}
