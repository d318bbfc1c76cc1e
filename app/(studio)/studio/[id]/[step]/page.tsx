import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'Studio' };

/** Renders nothing: the layout reads the step from the address. */
export default function StepPage() {
  return null;
}
