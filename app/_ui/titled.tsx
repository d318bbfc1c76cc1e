import type { ReactNode } from 'react';

/** A section named by its heading. */
export function Titled(props: {
  /** Id of the heading. */
  readonly id: string;
  readonly as?: 'h1' | 'h2' | 'h3';
  readonly title: ReactNode;
  /** Classes of the heading, and of the section. */
  readonly look?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}) {
  const { id, as: Heading = 'h2', title, look = 'text-lg', className, children } = props;
  return (
    <section aria-labelledby={id} className={className}>
      <Heading id={id} className={look}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
