import type { ReactNode } from 'react';

/** A placard: all that a page says, or a part of it. */
export function Notice(props: {
  readonly kicker: string;
  readonly title: string;
  readonly heading?: 'h1' | 'h2';
  readonly children: ReactNode;
}) {
  const { heading: Heading = 'h1' } = props;
  return (
    <div className="measure border-4 border-ink bg-raised">
      <p className="kicker border-b-4 border-ink p-3 text-alarm">{props.kicker}</p>
      <div className="flex flex-col gap-4 p-4 sm:p-6">
        <Heading className="text-xl">{props.title}</Heading>
        {props.children}
      </div>
    </div>
  );
}
