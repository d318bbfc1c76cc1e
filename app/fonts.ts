import localFont from 'next/font/local';

// Only the fonts of the first screen are preloaded, each in a separate family, since Next preloads whole families. A
// family that is late for the first paint is not used for that visit; the style sheet falls back to another weight of
// the same typeface, so Next's adjusted fallback font is off.

/** Highway-sign typeface for headings. */
export const overpass = localFont({
  src: '../node_modules/@fontsource/overpass/files/overpass-latin-800-normal.woff2',
  weight: '800',
  variable: '--font-overpass',
  display: 'optional',
  adjustFontFallback: false,
  // Next reads literals only. Overpass would set spacing accents and middle dots over the letter before.
  declarations: [
    { prop: 'unicode-range', value: 'U+0-5F, U+61-A7, U+A9-AE, U+B0-B3, U+B5-B6, U+B9-2C5, U+2C8-2D7, U+2DE-10FFFF' },
  ],
});

/** Its lighter weight, for labels and numbers. */
export const overpassLabel = localFont({
  src: '../node_modules/@fontsource/overpass/files/overpass-latin-600-normal.woff2',
  weight: '600',
  variable: '--font-overpass-label',
  display: 'optional',
  adjustFontFallback: false,
  // Next reads literals only. Overpass would set spacing accents and middle dots over the letter before.
  declarations: [
    { prop: 'unicode-range', value: 'U+0-5F, U+61-A7, U+A9-AE, U+B0-B3, U+B5-B6, U+B9-2C5, U+2C8-2D7, U+2DE-10FFFF' },
  ],
});

/** Typeface for reading. */
export const atkinson = localFont({
  src: '../node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff2',
  weight: '400',
  variable: '--font-atkinson',
  display: 'optional',
  adjustFontFallback: false,
});

/** Its bold weight, for emphasis. */
export const atkinsonBold = localFont({
  src: '../node_modules/@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff2',
  weight: '700',
  variable: '--font-atkinson-bold',
  display: 'optional',
  adjustFontFallback: false,
  preload: false,
});

/** For found notes and secrets only, so it is loaded where it is used. */
export const elite = localFont({
  src: '../node_modules/@fontsource/special-elite/files/special-elite-latin-400-normal.woff2',
  variable: '--font-elite',
  display: 'swap',
  preload: false,
});
