import type { ReactNode } from 'react';
import { ORDERED_BACKS, type OrderedBacks } from '@/lib/kit/order';
import { OneOf, Tick } from './form-parts';
import type { Printer } from './printer';

interface Way {
  readonly title: string;
  readonly help: string;
  readonly drawing: ReactNode;
}

const ARROW = 'text-exit';

const WAYS: Readonly<Record<OrderedBacks, Way>> = {
  'face-down': {
    title: 'Where they are needed',
    help: 'Only behind pieces that lie face down, flipped like a book.',
    drawing: (
      <>
        <path d="M7 7h17v36H7zM28 7h13v36H28" />
        <path className={ARROW} d="M12 19l7 12M19 19l-7 12" />
      </>
    ),
  },
  none: {
    title: 'No backs',
    help: 'Fronts only.',
    drawing: <path d="M12 5h24v38H12zM17 12h14M17 18h14M17 24h9" />,
  },
  'long-edge': {
    title: 'Flip on the long edge',
    help: 'Like a book. Most printers do this.',
    drawing: (
      <>
        <path d="M24 7v36H7V7zM24 7l15 5v36l-15-5" />
        <path className={ARROW} d="M33 7C30 2 18 1 14 5M14 1v4h5" />
      </>
    ),
  },
  'short-edge': {
    title: 'Flip on the short edge',
    help: 'Like a notepad.',
    drawing: (
      <>
        <path d="M10 19h28v24H10zM10 19l5-13h28l-5 13" />
        <path className={ARROW} d="M45 12c4 5 3 15-2 20M47 31l-4 2-1-5" />
      </>
    ),
  },
  'gutter-fold': {
    title: 'Folded',
    help: 'For printers that print one side: fold, glue, cut.',
    drawing: (
      <>
        <path d="M6 16h36v16H6z" />
        <path strokeDasharray="3 4" d="M2 32h44" />
        <path d="M6 32l4 13h28l4-13" />
        <path className={ARROW} d="M24 11V3M20 7l4-4 4 4" />
      </>
    ),
  },
};

export function BacksChoice(props: {
  readonly printer: Printer;
  readonly onChange: (change: Partial<Printer>) => void;
}) {
  const { printer, onChange } = props;
  return (
    <div className="flex flex-col gap-3">
      <OneOf
        title="How backs are printed"
        name="backs"
        current={printer.backs}
        onChange={(backs) => onChange({ backs })}
        options={ORDERED_BACKS.map((backs) => {
          const { title, help, drawing } = WAYS[backs];
          return [
            backs,
            <span key={backs} className="flex items-center gap-3 py-1">
              <svg
                viewBox="0 0 48 48"
                className="size-12 shrink-0 text-ink"
                fill="none"
                stroke="currentColor"
                strokeWidth={2}
                aria-hidden="true"
              >
                {drawing}
              </svg>
              <span>
                {title}
                <span className="block text-sm text-grey">{help}</span>
              </span>
            </span>,
          ] as const;
        })}
      />
      {isTwoSided(printer.backs) && (
        <Tick checked={printer.separate} onChange={(separate) => onChange({ separate })}>
          Add blank pages so that everything can be printed double-sided
        </Tick>
      )}
    </div>
  );
}

const isTwoSided = (backs: OrderedBacks): boolean => backs !== 'none' && backs !== 'gutter-fold';

export const sayBacks = (backs: OrderedBacks): string => WAYS[backs].title;
