import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { Awake } from './awake';
import { atkinson, atkinsonBold, elite, overpass, overpassLabel } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Trapdoor', template: '%s · Trapdoor' },
  description: 'A studio for people who invent games about being trapped.',
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#F6F3EA' },
    { media: '(prefers-color-scheme: dark)', color: '#0E1512' },
  ],
};

const families = [overpass, overpassLabel, atkinson, atkinsonBold, elite];

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  // Reading the request makes every page dynamic: a static page could not carry the nonce of the script policy.
  await headers();
  return (
    <html lang="en" className={families.map(({ variable }) => variable).join(' ')}>
      <body>
        {children}
        <Awake />
      </body>
    </html>
  );
}
