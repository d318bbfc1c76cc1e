export type ChallengeResponse = 'accept' | 'decline';

/** What a challenge leads to for the person challenged (rules 7.1). */
export interface ChallengeOutcome {
  readonly attempts: boolean;
  /** Cards: before the attempt if it is accepted, for standing firm if the duel is won. */
  readonly draws: number;
}

/** A dare taken is paid with a card; one declined is fought over, and the loser gives way. */
export function challengeOutcome(response: ChallengeResponse, challengerWins: boolean): ChallengeOutcome {
  if (response === 'accept') return { attempts: true, draws: 1 };
  return challengerWins ? { attempts: true, draws: 0 } : { attempts: false, draws: 1 };
}
