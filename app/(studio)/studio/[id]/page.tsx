import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'Studio' };

/** Renders nothing: the layout shows the first step. */
export default function StudioPage() {
  return null;
}
