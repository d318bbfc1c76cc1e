/** Placard pictograms that differ in outline as well as in colour; the ordinary sign and a name stand beside them. */
const OUTLINES: Readonly<Record<string, { readonly d: string; readonly fill: string; readonly evenOdd?: boolean }>> = {
  'suit-clubs': {
    d: 'M12 1l2.4 5.2L19 3l-1.2 5.4L23 10l-4.400 3.2L22 18l-5.400-.6L15.500 23 12 18.600 8.500 23l-1.100-5.600L2 18l3.400-4.800L1 10l5.200-1.600L5 3l4.600 3.200z',
    fill: 'var(--red)',
  },
  'suit-hearts': {
    d: 'M9 4a8 8 0 1 0 0 16A8 8 0 0 0 9 4zm0 3a5 5 0 1 1 0 10A5 5 0 0 1 9 7zM15 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm0 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
    fill: 'var(--green)',
  },
  'suit-spades': {
    d: 'M21.500 6.500l-4 4-4-1-1-4 4-4a6.500 6.500 0 0 0-8.200 8.200L2 16a3.500 3.500 0 1 0 5 5l6.300-6.300a6.500 6.500 0 0 0 8.200-8.200z',
    fill: 'var(--blue)',
  },
  'suit-diamonds': {
    d: 'M2 3h10l10 10-9 9L2 12zM7 6a2 2 0 1 0 0 4 2 2 0 1 0 0-4zM11.500 12l1.200-1.200 4.600 4.600-1.200 1.200zM9 14.500l1.200-1.200 4.600 4.600-1.200 1.200z',
    fill: 'var(--ink)',
    evenOdd: true,
  },
};

export function SuitSign({ icon, size = 28 }: { readonly icon: string; readonly size?: number }) {
  const outline = OUTLINES[icon];
  if (!outline) return null;
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false" className="shrink-0">
      <path d={outline.d} fill={outline.fill} fillRule={outline.evenOdd ? 'evenodd' : 'nonzero'} />
    </svg>
  );
}
