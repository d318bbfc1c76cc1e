const INK = '#16201b';
const CREASE = '#1f4e8c';
const READ = '#b3261e';

/** Ticks across a line, `gap` apart, so many to either side of the middle. */
const ticks = (x: number, y: number, gap: number, isUpright: boolean) =>
  [-3, -2, -1, 1, 2, 3]
    .map((nth) => (isUpright ? `M${x - 3} ${y + nth * gap}h6` : `M${x + nth * gap} ${y - 3}v6`))
    .join('');

/** The calibration page, folded and opened again: four places to read. */
export function WhereToRead() {
  return (
    <svg
      viewBox="0 0 170 220"
      className="w-44 shrink-0 border-2 border-line bg-[#fff]"
      role="img"
      aria-label="Two creases cross in the middle of the page. The vertical one meets the horizontal scale, marked Across, and scales of degrees at the top and bottom, marked Turned. The horizontal one meets the vertical scale, marked Down."
    >
      <path
        fill="none"
        stroke={INK}
        strokeWidth="1.2"
        d={`M10 110H160M85 8V212M63 24h44M63 196h44${ticks(85, 110, 9, false)}${ticks(85, 110, 9, true)}${ticks(85, 24, 6, false)}${ticks(85, 196, 6, false)}`}
      />
      <path fill="none" stroke={CREASE} strokeWidth="2" strokeDasharray="6 4" d="M105 2L97 218M2 93L168 98" />
      <g fill="none" stroke={READ} strokeWidth="2">
        <circle cx="101" cy="110" r="6" />
        <circle cx="85" cy="95.500" r="6" />
        <circle cx="104.200" cy="24" r="6" />
        <circle cx="97.800" cy="196" r="6" />
      </g>
      <g fill={READ} className="sign text-[11px]">
        <text x="110" y="124">
          Across
        </text>
        <text x="46" y="88">
          Down
        </text>
        <text x="114" y="28">
          Turned
        </text>
        <text x="108" y="200">
          Turned
        </text>
      </g>
    </svg>
  );
}
