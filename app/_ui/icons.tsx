import type { SVGProps } from 'react';

const PATHS = {
  add: 'M12 4v16M4 12h16',
  remove: 'M5 12h14',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v6M14 11v6',
  up: 'M12 20V5M6 11l6-6 6 6',
  down: 'M12 4v15M6 13l6 6 6-6',
  grip: 'M9 5v.01M9 12v.01M9 19v.01M15 5v.01M15 12v.01M15 19v.01',
  undo: 'M9 8H4V3M4 8a9 9 0 1 1-1 6',
  redo: 'M15 8h5V3M20 8a9 9 0 1 0 1 6',
  share: 'M4 12v8h16v-8M12 15V3M7 8l5-5 5 5',
  print: 'M6 9V3h12v6M6 17H3V9h18v8h-3M6 13h12v8H6z',
  chevron: 'M6 9l6 6 6-6',
  fold: 'M6 15l6-6 6 6',
  back: 'M15 6l-6 6 6 6',
  on: 'M9 6l6 6-6 6',
  check: 'M4 12l5 6L20 5',
  paste: 'M8 4H5v17h14V4h-3M8 2h8v4H8zM9 11h6M9 15h6',
  file: 'M6 2h8l5 5v15H6zM14 2v5h5',
  copy: 'M8 8h12v13H8zM16 8V3H4v13h4',
  duplicate: 'M8 8h12v13H8zM16 8V3H4v13h4M14 11v7M10.5 14.5h7',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
  card: 'M5 3h14v18H5zM9 8h6M9 12h6M9 16h3',
  clock: 'M12 3a9 9 0 1 0 .01 0M12 7v6l4 2',
  error: 'M8 2h8l6 6v8l-6 6H8l-6-6V8zM12 7v6M12 16.5v.5',
  warning: 'M12 3l10 18H2zM12 9v6M12 17.5v.5',
  hint: 'M12 2a10 10 0 1 0 .01 0M12 11v6M12 7v.5',
  todo: 'M12 4a8 8 0 1 1 0 16a8 8 0 0 1 0-16z',
  heart: 'M12 20l-8-8a4.9 4.9 0 0 1 8-5.5A4.9 4.9 0 0 1 20 12z',
  laugh: 'M12 2a10 10 0 1 0 .01 0M8.5 9v.01M15.5 9v.01M7 13.5a5 5 0 0 0 10 0z',
  out: 'M10 4H4v16h6M9 12h11M15 7l5 5-5 5',
  close: 'M5 5l14 14M19 5L5 19',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4l12 8-12 8z',
  people: 'M9 4a3.5 3.5 0 1 0 .01 0M2 20c0-5 3-7 7-7s7 2 7 7M16 4.5a3.5 3.5 0 0 1 0 6.5M18 13.5c3 .8 4 3 4 6.5',
  door: 'M5 21V3h11v18M3 21h18M12.5 12v.01',
  speaker: 'M4 9v6h4l6 5V4L8 9zM17.5 9a4 4 0 0 1 0 6',
  more: 'M5 12v.01M12 12v.01M19 12v.01',
  screen: 'M3 4h18v12H3zM8 21h8M12 16v5',
  search: 'M10 3a7 7 0 1 0 .01 0M15 15l6 6',
  comment: 'M4 4h16v12H11l-5 4v-4H4zM8 8.5h8M8 12h5',
  replace: 'M3 7h14M13 3l4 4-4 4M21 17H7M11 13l-4 4 4 4',
  zoomIn: 'M10 3a7 7 0 1 0 .01 0M15 15l6 6M10 7v6M7 10h6',
  zoomOut: 'M10 3a7 7 0 1 0 .01 0M15 15l6 6M7 10h6',
  download: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  arrange: 'M4 4h7v6H4zM4 14h7v6H4zM15 4h5v10h-5zM15 18h5v2h-5z',
  several: 'M4 4h9v9H4zM17 9h3v11H9v-3M6.5 8.5l1.5 1.5 3-3',
  alignLeft: 'M4 3v18M8 6h12v4H8zM8 14h7v4H8z',
  alignCentre: 'M12 3v3M12 10v4M12 18v3M5 6h14v4H5zM8 14h8v4H8z',
  alignRight: 'M20 3v18M4 6h12v4H4zM9 14h7v4H9z',
  alignTop: 'M3 4h18M6 8v12h4V8zM14 8v7h4V8z',
  alignMiddle: 'M3 12h3M10 12h4M18 12h3M6 5v14h4V5zM14 8v8h4V8z',
  alignBottom: 'M3 20h18M6 4v12h4V4zM14 9v7h4V9z',
  distributeAcross: 'M4 3v18M20 3v18M9 8h6v8H9z',
  distributeDown: 'M3 4h18M3 20h18M8 9v6h8V9z',
} as const;

export type IconName = keyof typeof PATHS;

const isDots = (name: IconName) => name === 'grip' || name === 'more';

/** An icon, hidden from screen readers: the text beside it or its button's label says what it means. */
export function Icon({ name, ...rest }: { readonly name: IconName } & SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth={isDots(name) ? 3 : 2}
      strokeLinecap={isDots(name) ? 'round' : 'square'}
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
