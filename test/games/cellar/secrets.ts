import type { Secret } from '@/lib/contract/secrets';

export const secrets = (): readonly Secret[] => [
  { id: 'door', title: 'Where the door leads', help: 'Read out at the end.', choices: [] },
];
