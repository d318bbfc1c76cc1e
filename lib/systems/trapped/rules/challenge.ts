/** Consequences for the challenged player (rules 7.1). */
export interface ChallengeOutcome {
  readonly attempts: boolean;
  /** Cards drawn: before the attempt if they accept, or as the reward for winning the duel. */
  readonly draws: number;
}

/** Resolves a challenge: accepting earns a card; declining leads to a duel, whose loser gives way. */
export function challengeOutcome(response: 'accept' | 'decline', challengerWins: boolean): ChallengeOutcome {
  if (response === 'accept') return { attempts: true, draws: 1 };
  return challengerWins ? { attempts: true, draws: 0 } : { attempts: false, draws: 1 };
}
