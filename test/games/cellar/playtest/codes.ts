export const CODES = { 'cellar/hopeless': { severity: 'warning' } } as const;
