import localFont from 'next/font/local';

/** Label font of wall boards, which may load late: a board stays open all evening. */
export const wallLabel = localFont({
  src: '../../node_modules/@fontsource/overpass/files/overpass-latin-600-normal.woff2',
  weight: '600',
  variable: '--font-overpass-label',
  display: 'swap',
  adjustFontFallback: false,
  // Next reads literals only. Overpass would set spacing accents and middle dots over the letter before.
  declarations: [
    { prop: 'unicode-range', value: 'U+0-5F, U+61-A7, U+A9-AE, U+B0-B3, U+B5-B6, U+B9-2C5, U+2C8-2D7, U+2DE-10FFFF' },
  ],
});
