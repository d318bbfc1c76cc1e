import { useMemo } from 'react';
import { encode } from 'uqr';

/** Quiet zone in modules: cameras need this much white around the code. */
const QUIET = 4;

/** QR code of an address: dark on white in light and dark mode, since many cameras can't read it otherwise. */
export function QrCode({
  url,
  label,
  className = '',
}: {
  readonly url: string;
  readonly label: string;
  readonly className?: string;
}) {
  const { size, path } = useMemo(() => drawCode(url), [url]);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={`aspect-square ${className}`}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** Returns the dark modules as one path of horizontal runs. */
export function drawCode(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const runs: string[] = [];
  data.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const start = x;
      while (row[x]) x++;
      if (x > start) runs.push(`M${start + QUIET} ${y + QUIET}h${x - start}v1h${start - x}z`);
    }
  });
  return { size: size + 2 * QUIET, path: runs.join('') };
}
