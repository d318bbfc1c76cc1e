import { codeCheck } from '@/lib/tabletop/authoring/code-check';
import { nameCheck, numberCheck } from '@/lib/tabletop/authoring/name-check';
import { type CodesOf, error, hint, need, reporterOf, taste, warning } from '@/lib/tabletop/authoring/reporter';

/** All issue codes of box checks. Codes are stable: files, guides and other programs refer to them. */
export const CODES = {
  'zombies/no-deck': need(error('There is no deck to play with.')),
  'zombies/deck-unnamed': need(error('A deck has no name.')),
  'zombies/deck-code': need(error('A deck’s code is not one to three capital letters.')),
  'zombies/code-twice': error('Two decks have the same code.'),
  'zombies/no-patron': need(taste(warning('Nobody collects a deck’s creatures.'))),
  'zombies/no-blurb': hint('Nothing is read aloud before the first round.'),

  'zombies/few-creatures': need(error('A deck has fewer than three creatures.')),
  'zombies/creature-unnamed': need(error('A creature has no name.')),
  'zombies/number-twice': error('Two creatures of a deck have the same number.'),
  'zombies/number-gap': error('A deck lacks a number between 1 and its creatures’ count.'),

  'zombies/action-unnamed': need(error('An Action has no name.')),
  'zombies/action-without-effect': need(error('An Action has no effect yet.')),
  'zombies/action-not-in-deck': hint('A deck holds no copy of an Action.'),
  'zombies/actions-in-all': hint('A deck’s Actions are not seven in all.'),
  'zombies/nobody-steals': hint('A deck’s Link & Lock protects from thieves it lacks.'),

  'zombies/bonus-beyond-die': taste(warning('A bonus is more than any roll can need.')),
  'zombies/locks-too-many': taste(warning('A deck has more Link & Locks than creatures to save.')),

  'zombies/super-traps': hint('A deck has no Super Trap, or more than one.'),
  'zombies/super-trap-unnamed': need(error('A Super Trap has no name.')),
  'zombies/super-trap-plain': hint('A Super Trap is no better than a TRAP! card.'),
  'zombies/super-trap-worse': taste(warning('A Super Trap is worse than a TRAP! card.')),
  'zombies/super-trap-idle': taste(warning('An advantage of a Super Trap never counts.')),
  'zombies/super-trap-late': taste(warning('A Super Trap works only after the last round.')),

  'zombies/player-range': error('The minimum number of players is above the maximum.'),
  'zombies/too-few-cards': need(error('The smallest deck cannot fill everybody’s row.')),
  'zombies/few-cards': need(taste(warning('The smallest deck leaves hardly anything to draw.'))),
  'zombies/die-too-small': error('No roll traps the highest creature.'),
  'zombies/too-many-rounds': need(error('A deck on its own has fewer creatures than rounds.')),
  'zombies/last-target-safe': taste(warning('No creature is high enough to claim the last one.')),
  'zombies/too-many-rounds-together': error('Two decks together may lack the creature of the last round.'),
  'zombies/last-target-once': taste(warning('Two decks together may hold the last creature once.')),
  'zombies/bonuses-reversed': hint('Two of one number earn less than any two.'),
  'zombies/turns-too-few': taste(warning('A round is over before everybody had two turns.')),

  'zombies/same-name': hint('Two things of the same kind have the same name.'),
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
