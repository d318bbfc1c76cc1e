import localFont from 'next/font/local';

/** Labels on a wall: a board is opened once and looked at all evening, so its letters may come late. */
export const wallLabel = localFont({
  src: '../../node_modules/@fontsource/overpass/files/overpass-latin-600-normal.woff2',
  weight: '600',
  variable: '--font-overpass-label',
  display: 'swap',
  adjustFontFallback: false,
});
