export const CREDIT = 'Ours, for tests.';
