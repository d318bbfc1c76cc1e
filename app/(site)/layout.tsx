import type { ReactNode } from 'react';
import { SiteFooter, SiteHeader } from '@/app/_home/site-frame';
import { requireServices } from '@/lib/services/requests/services';
import { systems } from '@/lib/systems/registry';

export default function SiteLayout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader hasLibrary={requireServices().library.mode !== 'off'} />
      <main className="mx-auto w-full max-w-6xl flex-1 px-4 py-8 sm:px-8 sm:py-12">{children}</main>
      <SiteFooter credits={systems.map(({ credit }) => credit)} />
    </div>
  );
}
