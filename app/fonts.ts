import localFont from 'next/font/local';

// Only what the first screen is made of is fetched ahead; a family of its own for each, since a family is fetched whole.
// A family that is not there at the first paint stays away for that visit, and the style sheet has the other weight of
// the same letters stand in for it: no look-alike of Next's own.

/** Highway-sign letters for headings. */
export const overpass = localFont({
  src: '../node_modules/@fontsource/overpass/files/overpass-latin-800-normal.woff2',
  weight: '800',
  variable: '--font-overpass',
  display: 'optional',
  adjustFontFallback: false,
});

/** The same for labels and numbers. */
export const overpassLabel = localFont({
  src: '../node_modules/@fontsource/overpass/files/overpass-latin-600-normal.woff2',
  weight: '600',
  variable: '--font-overpass-label',
  display: 'optional',
  adjustFontFallback: false,
});

/** For reading. */
export const atkinson = localFont({
  src: '../node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff2',
  weight: '400',
  variable: '--font-atkinson',
  display: 'optional',
  adjustFontFallback: false,
});

/** The same for what is stressed. */
export const atkinsonBold = localFont({
  src: '../node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff2',
  weight: '700',
  variable: '--font-atkinson-bold',
  display: 'optional',
  adjustFontFallback: false,
  preload: false,
});

/** Found notes and secrets only, so it is fetched where one stands. */
export const elite = localFont({
  src: '../node_modules/@fontsource/special-elite/files/special-elite-latin-400-normal.woff2',
  variable: '--font-elite',
  display: 'swap',
  preload: false,
});
