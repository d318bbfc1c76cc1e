import localFont from 'next/font/local';

/** Label font of wall boards, which may load late: a board stays open all evening. */
export const wallLabel = localFont({
  src: '../../node_modules/@fontsource/overpass/files/overpass-latin-600-normal.woff2',
  weight: '600',
  variable: '--font-overpass-label',
  display: 'swap',
  adjustFontFallback: false,
});
