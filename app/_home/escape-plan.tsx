/** The way out of this page, as it would hang beside the lift. */
export function EscapePlan() {
  return (
    <svg
      viewBox="0 0 320 180"
      className="hidden w-full border-4 border-ink bg-raised p-2 md:block"
      aria-hidden="true"
      focusable="false"
    >
      <g fill="none" stroke="var(--ink)" strokeWidth="5">
        <path d="M20 20h150M198 20h102v60M300 104v56H190M162 160H20V20M110 20v44M110 88v72M110 100h54M190 100h110M210 20v30M210 72v28" />
      </g>
      <path d="M64 122h24v-46h50v-12h46V14" fill="none" stroke="var(--green)" strokeWidth="5" strokeDasharray="10 5" />
      <path d="M174 22l10-16 10 16z" fill="var(--green)" />
      <circle cx="64" cy="122" r="8" fill="var(--red)" />
      <g className="sign" fill="var(--ink)" fontSize="11">
        <text x="30" y="148" fontSize="10">
          YOU ARE HERE
        </text>
        <text x="226" y="62">
          MONSTER
        </text>
        <text x="222" y="136">
          SNACK BAR
        </text>
      </g>
      <path d="M30 30l70 0M30 40l70 0M30 50l70 0" stroke="var(--line)" strokeWidth="2" />
    </svg>
  );
}
