'use client';

import { type ReactNode, useId } from 'react';
import { Icon } from '@/app/_ui/icons';

/** A part of a step that can be folded, since most people don't need it. */
export function Folding(props: {
  readonly title: string;
  /** Short summary, shown while it is folded. */
  readonly says?: string;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    // Consecutive parts share a border: the second one moves up over the gap between the parts of a step.
    <section className="border-y-2 border-line [&+&]:-mt-8 [&+&]:border-t-0 has-[+footer]:border-b-0">
      <h2 className="text-lg">
        <button
          type="button"
          aria-expanded={props.open}
          aria-controls={id}
          onClick={() => props.onOpen(!props.open)}
          className="flex min-h-14 w-full items-center justify-between gap-3 text-left"
        >
          <span>
            {props.title}
            {props.says !== undefined && !props.open && (
              <span className="block font-read text-sm font-normal text-grey">{props.says}</span>
            )}
          </span>
          <Icon name="chevron" className={`shrink-0 ${props.open ? 'rotate-180' : ''}`} />
        </button>
      </h2>
      <div id={id} className={props.open ? 'slid pb-6' : 'hidden'}>
        {props.open && props.children}
      </div>
    </section>
  );
}
