'use client';

/** Drawn by the kit's worker. */
export function PlanPreview() {
  return null;
}
