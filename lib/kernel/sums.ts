export const sumOf = (list: readonly number[]): number => list.reduce((sum, number) => sum + number, 0);
