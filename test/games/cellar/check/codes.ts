export const CODES = { 'cellar/no-door': { severity: 'error' } } as const;
