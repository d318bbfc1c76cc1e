export const sumOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0);
