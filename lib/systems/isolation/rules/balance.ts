/** The most likeable traits for each unlikeable one (rules 2). */
const LIKEABLE_MAX = 2;

/** Whether somebody has at most twice as many likeable traits as unlikeable ones. */
export const isBalanced = (positive: number, negative: number): boolean => positive <= LIKEABLE_MAX * negative;
