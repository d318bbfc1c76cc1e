import localFont from 'next/font/local';

/** Highway-sign letters for headings, labels and numbers. */
export const overpass = localFont({
  src: [
    { path: '../node_modules/@fontsource/overpass/files/overpass-latin-600-normal.woff2', weight: '600' },
    { path: '../node_modules/@fontsource/overpass/files/overpass-latin-800-normal.woff2', weight: '800' },
  ],
  variable: '--font-overpass',
  display: 'optional',
});

/** For reading. */
export const atkinson = localFont({
  src: [
    {
      path: '../node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff2',
      weight: '400',
    },
    {
      path: '../node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff2',
      weight: '700',
    },
  ],
  variable: '--font-atkinson',
  display: 'optional',
});

/** Found notes and secrets only, so it is fetched where one stands. */
export const elite = localFont({
  src: '../node_modules/@fontsource/special-elite/files/special-elite-latin-400-normal.woff2',
  variable: '--font-elite',
  display: 'swap',
  preload: false,
});
