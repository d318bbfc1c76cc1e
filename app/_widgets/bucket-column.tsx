'use client';

import { memo, useCallback, useMemo } from 'react';
import { Button } from '@/app/_ui/button';
import type { Bucket, Strength, WidgetOf } from '@/lib/contract/form';
import type { PastedNames } from '@/lib/intake/names';
import type { Entry } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import type { ChoiceShape, ListShape } from '@/lib/schema/shape';
import type { PathItem } from '@/templates/drawing/display-list';
import { iconNamed } from '@/templates/theme/icons';
import { EntryCard } from './entry-card';
import type { ListEdits } from './list-edits';
import { useGradualCount } from './use-gradual-count';
import type { Dragging, useReorder } from './use-reorder';

const NO_KEYS: readonly string[] = [];

interface Props {
  readonly widget: WidgetOf<'buckets'>;
  readonly bucket: Bucket;
  readonly path: Path;
  readonly shape: ListShape;
  readonly entries: readonly Entry[];
  readonly edits: ListEdits;
  readonly grip: ReturnType<typeof useReorder>['grip'] | undefined;
  readonly dragging: Dragging | undefined;
  readonly onSide: (id: string, from: string, delta: number) => void;
}

/** Strength of an entry: the bands that it reaches, and the same in words. */
interface EntryStrength {
  readonly lit: readonly boolean[];
  readonly words: string;
}

const choiceOf = ({ entry }: ListShape, key: string): ChoiceShape | undefined => {
  const field = entry.kind === 'object' ? entry.fields[key] : undefined;
  return field?.kind === 'choice' ? field : undefined;
};

/** Returns an entry's strength from the two choices that bound it: "6–King: moderate to strong"; undefined if unset. */
export function strengthOf(strength: Strength, list: ListShape, entry: Entry): EntryStrength | undefined {
  const scale = choiceOf(list, strength.from);
  if (!scale) return undefined;
  const ends = [strength.from, strength.to].map((key) => scale.options.indexOf(String(entry[key])));
  const [low = 0, high = 0] = ends.toSorted((a, b) => a - b);
  if (low < 0) return undefined;
  const lit = strength.bands.map(({ upTo }, i) => {
    const top = scale.options.indexOf(upTo);
    const bottom = i === 0 ? -1 : scale.options.indexOf(strength.bands[i - 1]?.upTo ?? '');
    return low <= top && high > bottom;
  });
  const reached = strength.bands.filter((_, i) => lit[i]).map(({ title }) => title);
  const label = (at: number) => {
    const option = scale.options[at] ?? '';
    return scale.labels[option] ?? option;
  };
  if (low === 0 && high === scale.options.length - 1) return { lit, words: strength.any };
  const span = [...new Set([low, high])].map(label).join('–');
  return { lit, words: `${span}: ${[...new Set([reached[0], reached.at(-1)])].join(' to ')}` };
}

/** Returns the name of a column's suit, which its title may not mention. */
export const bucketName = (list: ListShape, by: string, { value }: Bucket): string =>
  choiceOf(list, by)?.labels[value] ?? value;

/** Number of entries out of the number needed, as a row of lamps and in words. */
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

/** One suit's entries below its placard. Memoised: typing in one column does not render the others. */
export const BucketColumn = memo(function BucketColumn(props: Props) {
  const { widget, bucket, entries, edits, dragging } = props;
  const { by, headline } = widget;
  const own = useMemo<ListEdits>(
    () => ({ ...edits, add: (given, before) => edits.add({ [by]: bucket.value, ...given }, before) }),
    [edits, by, bucket],
  );
  const paste = useCallback(
    ({ names }: PastedNames, before?: string) =>
      edits.addMany(
        names.map((name) => ({ [by]: bucket.value, [headline]: name })),
        before,
      ),
    [edits, by, bucket, headline],
  );
  const { onSide } = props;
  const strength = useCallback(
    (entry: Entry) => widget.strength && <StrengthMeter strength={widget.strength} list={props.shape} entry={entry} />,
    [widget, props.shape],
  );
  const drawn = useGradualCount(props.path, entries.length);
  const side = useCallback((id: string, delta: number) => onSide(id, bucket.value, delta), [onSide, bucket]);
  const here = dragging?.drop?.group === bucket.value ? dragging.drop : undefined;

  return (
    <section
      aria-label={bucket.title}
      data-drop-group={bucket.value}
      className={`@container flex min-w-0 flex-col gap-2 border-2 p-2 ${here ? 'border-exit' : 'border-ink'}`}
    >
      <header className="flex flex-col gap-2 border-b-2 border-ink pb-2">
        <h3 className="flex items-center gap-2 text-base">
          <SuitSign icon={bucket.icon} />
          <span className="flex flex-col">
            {bucket.title}
            <span className="sign text-sm">
              <span aria-hidden>{bucket.sign}</span> {bucketName(props.shape, by, bucket)}
            </span>
          </span>
        </h3>
        <p className="text-sm text-grey">{bucket.help}</p>
        <QuotaMeter title={bucket.title} count={entries.length} quota={widget.quota.each} />
      </header>
      <ol className="flex min-h-4 flex-col gap-2">
        {entries.slice(0, drawn).map((entry, i) => (
          <EntryCard
            key={entry.id}
            list={props.shape}
            listPath={props.path}
            entry={entry}
            index={i}
            count={entries.length}
            headline={headline}
            advanced={widget.advanced ?? NO_KEYS}
            nested={false}
            stacked
            note={strength}
            edits={own}
            onPasteNames={paste}
            onSide={side}
            previous={entries[i - 1]?.id}
            next={entries[i + 1]?.id}
            afterNext={entries[i + 2]?.id}
            grip={props.grip}
            dragged={dragging?.id === entry.id}
            marked={here !== undefined && here.before === entry.id}
          />
        ))}
        {here && here.before === undefined && <li aria-hidden className="h-1 bg-exit" />}
      </ol>
      {props.grip && (
        <Button look="quiet" className="w-full" onClick={() => own.add({})} icon="add">
          Add to {bucket.title}
        </Button>
      )}
    </section>
  );
}, hasSameProps);

/** Strength of an entry, as a staircase of lamps and in words. */
function StrengthMeter(props: { readonly strength: Strength; readonly list: ListShape; readonly entry: Entry }) {
  const found = strengthOf(props.strength, props.list, props.entry);
  if (!found) return null;
  return (
    <p className="flex items-end gap-2 px-3 pb-1 text-sm text-grey">
      <span aria-hidden className="flex h-4 shrink-0 items-end gap-0.5">
        {found.lit.map((lit, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change places
            key={i}
            style={{ height: `${((i + 1) / found.lit.length) * 100}%` }}
            className={`w-1.5 border ${lit ? 'border-ink bg-ink' : 'border-grey'}`}
          />
        ))}
      </span>
      {found.words}
    </p>
  );
}

/** Compares entries one by one, since every edit creates a new list for every column. */
function hasSameProps({ entries, ...before }: Props, { entries: now, ...next }: Props): boolean {
  const isSame = (key: keyof typeof next) => before[key] === next[key];
  const areSame = entries.length === now.length && entries.every((entry, i) => entry === now[i]);
  return areSame && (Object.keys(next) as (keyof typeof next)[]).every(isSame);
}

/** Colours of suits, as on paper; clubs are drawn in ink. */
const COLOURS: Readonly<Record<string, string>> = {
  'suit-hearts': 'text-alarm',
  'suit-spades': 'text-service',
  'suit-diamonds': 'text-amber',
};

const paint = (ink: string | undefined) => (ink === 'inherit' ? 'currentColor' : (ink ?? 'none'));

/** Pictogram of a suit with the outline that the kit prints, shown beside the ordinary sign and a name. */
function SuitSign({ icon, size = 28 }: { readonly icon: string; readonly size?: number }) {
  const sketch = iconNamed(icon);
  if (!sketch) return null;
  const paths = sketch.items.filter((item): item is PathItem => item.kind === 'path');
  return (
    <svg
      viewBox={`0 0 ${sketch.widthMm} ${sketch.heightMm}`}
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className={`shrink-0 ${COLOURS[icon] ?? 'text-ink'}`}
    >
      {paths.map(({ d, fill, stroke, widthMm }) => (
        <path key={d} d={d} fill={paint(fill)} stroke={paint(stroke)} strokeWidth={widthMm} />
      ))}
    </svg>
  );
}
