import type { ReactNode } from 'react';
import { OpenStudio } from '@/app/_studio/open-studio';

/** Holds the open draft, so that steps change without opening it again. */
export default async function StudioLayout(props: {
  readonly params: Promise<{ readonly id: string }>;
  readonly children: ReactNode;
}) {
  const { id } = await props.params;
  return (
    <>
      <OpenStudio draftId={id} />
      {props.children}
    </>
  );
}
