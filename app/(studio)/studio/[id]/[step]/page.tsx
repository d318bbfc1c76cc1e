import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'Studio' };

/** The step is in the address; the layout shows it. */
export default function StepPage() {
  return null;
}
