/** A decision in a written round, and the printed sentences that settle it. */
export interface RoundStep {
  readonly step: number;
  readonly citations: readonly Citation[];
}

export interface Citation {
  /** Id of the piece. */
  readonly piece: string;
  /** Page within the piece, from 1. */
  readonly page: number;
  readonly says: string;
}

/** Matches `(page 3 of rules: “Turn up one card.”)`. */
const CITATION = /\(page (\d+) of ([a-z0-9-]+): “([^”]+)”\)/g;

/** Reads a round in Markdown: its numbered steps, each with citations such as `(page 3 of rules: “Turn up one card.”)`. */
export function readRound(markdown: string): readonly RoundStep[] {
  return [...markdown.matchAll(/^(\d+)\. (.*(?:\n(?!\d+\. |#|\n).*)*)/gm)].map(([, step, text = '']) => ({
    step: Number(step),
    citations: [...text.matchAll(CITATION)].map(([, page, piece = '', says = '']) => ({
      piece,
      page: Number(page),
      says,
    })),
  }));
}
