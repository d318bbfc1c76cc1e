import type { Severity } from '@/lib/kernel/issue';

/** Everything that a playtest of a box can say. Codes are stable, as those of the checks. */
export const VERDICTS = {
  'zombies/play-opener-ahead': {
    severity: 'warning',
    meaning: 'In playtests one place in the order of play wins more often than its share.',
  },
  'zombies/play-too-long': { severity: 'warning', meaning: 'In playtests games take far longer than the cover says.' },
  'zombies/play-round-drags': {
    severity: 'hint',
    meaning: 'In playtests this round takes far longer than the others.',
  },
  'zombies/play-draws': { severity: 'hint', meaning: 'In playtests many games have no single winner.' },
  'zombies/play-action-unplayed': { severity: 'hint', meaning: 'In playtests this Action is hardly ever carried out.' },
  'zombies/play-action-decides': {
    severity: 'warning',
    meaning: 'In playtests this Action moves a large part of all points.',
  },
  'zombies/play-creature-unkept': {
    severity: 'hint',
    meaning: 'In playtests hardly anybody gets to keep this creature.',
  },
  'zombies/play-all-luck': {
    severity: 'warning',
    meaning: 'In playtests players who remember and reckon win no more often than those who play at random.',
  },
} as const satisfies Readonly<
  Record<`zombies/play-${string}`, { readonly severity: Severity; readonly meaning: string }>
>;
