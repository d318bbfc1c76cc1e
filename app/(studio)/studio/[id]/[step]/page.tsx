import type { Metadata } from 'next';
import { PRINT } from '@/app/_draft/steps';
import { FIRST_PAGE_FILES } from '@/templates/assets/first-page-files';

export const metadata: Metadata = { title: 'Studio' };

/**
 * Renders nothing to see: the layout reads the step from the address. For the Print step, lets the browser fetch what
 * every first page needs while the line would be idle.
 */
export default async function StepPage({ params }: { readonly params: Promise<{ readonly step: string }> }) {
  const { step } = await params;
  return step === PRINT.id && FIRST_PAGE_FILES.map((file) => <link key={file} rel="prefetch" href={file} />);
}
