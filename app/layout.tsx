import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { AboveKeyboard } from './_ui/above-keyboard';
import { OldBrowser } from './_ui/old-browser';
import { Awake } from './awake';
import { DiskFull } from './disk-full';
import { atkinson, atkinsonBold, elite, overpass, overpassLabel } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(process.env.PUBLIC_URL || 'http://localhost:3000'),
  title: { default: 'Trapdoor', template: '%s · Trapdoor' },
  description: 'A studio for people who invent games about being trapped.',
  manifest: '/manifest.webmanifest',
  // An explicit list replaces the link that Next makes for app/icon.svg.
  icons: {
    icon: [
      { url: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { url: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    ],
    apple: '/apple-touch-icon.png',
  },
  openGraph: {
    type: 'website',
    siteName: 'Trapdoor',
    images: {
      url: '/open-graph.png',
      width: 1200,
      height: 630,
      alt: 'A figure running over an open trapdoor. Invent a trap. Then prove that it works.',
    },
  },
  twitter: { card: 'summary_large_image' },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  // The page reaches under the bars of a phone; --safe-* keep controls clear of them.
  viewportFit: 'cover',
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
        <OldBrowser />
        <DiskFull />
        {children}
        <Awake />
        <AboveKeyboard />
      </body>
    </html>
  );
}
