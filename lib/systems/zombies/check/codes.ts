import { codeCheck } from '@/lib/tabletop/authoring/code-check';
import { nameCheck, numberCheck } from '@/lib/tabletop/authoring/name-check';
import { type CodesOf, reporterOf } from '@/lib/tabletop/authoring/reporter';

/** All issue codes of box checks. Codes are stable: files, guides and other programs refer to them. */
export const CODES = {
  'zombies/no-deck': { severity: 'error', meaning: 'There is no deck to play with.' },
  'zombies/deck-unnamed': { severity: 'error', meaning: 'A deck has no name.' },
  'zombies/deck-code': { severity: 'error', meaning: 'A deck’s code is not one to three capital letters.' },
  'zombies/code-twice': { severity: 'error', meaning: 'Two decks have the same code.' },
  'zombies/no-patron': { severity: 'warning', meaning: 'Nobody collects a deck’s creatures.' },
  'zombies/no-blurb': { severity: 'hint', meaning: 'Nothing is read aloud before the first round.' },

  'zombies/few-creatures': { severity: 'error', meaning: 'A deck has fewer than three creatures.' },
  'zombies/creature-unnamed': { severity: 'error', meaning: 'A creature has no name.' },
  'zombies/number-twice': { severity: 'error', meaning: 'Two creatures of a deck have the same number.' },
  'zombies/number-gap': { severity: 'error', meaning: 'A deck lacks a number between 1 and its creatures’ count.' },

  'zombies/action-unnamed': { severity: 'error', meaning: 'An Action has no name.' },
  'zombies/action-without-effect': { severity: 'error', meaning: 'An Action has no effect yet.' },
  'zombies/action-not-in-deck': { severity: 'hint', meaning: 'A deck holds no copy of an Action.' },
  'zombies/actions-in-all': { severity: 'hint', meaning: 'A deck’s Actions are not seven in all.' },
  'zombies/nobody-steals': { severity: 'hint', meaning: 'A deck’s Link & Lock protects from thieves it lacks.' },

  'zombies/super-traps': { severity: 'hint', meaning: 'A deck has no Super Trap, or more than one.' },
  'zombies/super-trap-unnamed': { severity: 'error', meaning: 'A Super Trap has no name.' },
  'zombies/super-trap-plain': { severity: 'hint', meaning: 'A Super Trap is no better than a TRAP! card.' },
  'zombies/super-trap-idle': { severity: 'warning', meaning: 'An advantage of a Super Trap never counts.' },
  'zombies/super-trap-late': { severity: 'warning', meaning: 'A Super Trap works only after the last round.' },

  'zombies/player-range': { severity: 'error', meaning: 'The minimum number of players is above the maximum.' },
  'zombies/too-few-cards': { severity: 'error', meaning: 'The smallest deck cannot fill everybody’s row.' },
  'zombies/few-cards': { severity: 'warning', meaning: 'The smallest deck leaves hardly anything to draw.' },
  'zombies/die-too-small': { severity: 'error', meaning: 'No roll traps the highest creature.' },
  'zombies/too-many-rounds': { severity: 'error', meaning: 'A deck on its own has fewer creatures than rounds.' },
  'zombies/last-target-safe': { severity: 'warning', meaning: 'No creature is high enough to claim the last one.' },
  'zombies/too-many-rounds-together': {
    severity: 'error',
    meaning: 'Two decks together may lack the creature of the last round.',
  },
  'zombies/last-target-once': { severity: 'warning', meaning: 'Two decks together may hold the last creature once.' },
  'zombies/bonuses-reversed': { severity: 'hint', meaning: 'Two of one number earn less than any two.' },
  'zombies/turns-too-few': { severity: 'warning', meaning: 'A round is over before everybody had a turn.' },

  'zombies/same-name': { severity: 'hint', meaning: 'Two things of the same kind have the same name.' },
} as const satisfies CodesOf<'zombies/'>;

export const report = reporterOf(CODES);

export const checkNames = nameCheck(report, 'zombies/same-name');

export const checkCodes = codeCheck(report, { bad: 'zombies/deck-code', twice: 'zombies/code-twice', noun: 'Deck' });

export const checkNumbers = numberCheck(report, {
  twice: 'zombies/number-twice',
  gap: 'zombies/number-gap',
  noun: 'creature',
  holder: 'deck',
  without: 'that round has nothing to hunt',
});
