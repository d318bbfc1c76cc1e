import type { Scene, Seat } from '@/lib/contract/played';

const SCENE: Scene = { clock: { rounds: 0, turns: 0 }, people: [], cards: [], done: [], heading: '' };

/** Common parts of minimal test games: a player wins, and there is little narration. */
export const toyGame = (id: string) => ({
  endings: () => [{ id: 'won', label: 'Somebody wins', good: true }],
  pace: { setupMinutes: () => 1, secondsPerTurn: 30 },
  roundLimit: 2,
  tallies: [],
  misery: () => 0,
  seatName: (_: unknown, __: unknown, seat: Seat) => `Player ${seat + 1}`,
  ask: () => 'What do you do?',
  isNews: () => false,
  narrate: () => undefined,
  scene: () => SCENE,
  verdicts: () => [],
  aims: {
    good: 'Games that somebody wins',
    verb: 'won',
    summary: () => [],
    hopeless: () => ({ code: `${id}/hopeless`, severity: 'error' as const, path: [], message: 'Nobody wins.' }),
  },
});
