import type { HouseRules } from '@/lib/systems/trapped/schema';
import { type PrintedPiece, sentencesUnder } from '../coverage';

const says = sentencesUnder<HouseRules>();

/** The leaflet's sentences for rulings, and their variants under house rules. */
export const LEAFLET_RESOLUTIONS: PrintedPiece<HouseRules>['parts'] = {
  A1: [
    says('You need three to six people, the GM included,', [
      { maxCharacters: 6 },
      'You need three to seven people, the GM included (house rule)',
    ]),
  ],
  A2: [says('deal every player six cards')],
  A3: [says('If the deck runs out, shuffle the cards that are written down already and go on dealing.')],
  A4: [says('Whenever the deck is empty, shuffle the discards into a new one.')],
  A5: [says('If there are none either, nobody draws.')],
  A6: [says('The player at the GM’s left goes first, then clockwise; the GM’s turn ends the round.')],
  A7: [says('hindrance for the other side')],
  A8: [
    says('Compare suits from the top card down', [
      { suitTiebreakDepth: 'highest_only' },
      'Compare the suits of the top cards alone',
    ]),
  ],
  A9: [says('A dead tie goes against', [{ deadTie: 'redraw' }, 'A dead tie: each side adds one card'])],
  A10: [
    says('Each player makes one bid in a conflict.', [
      { bidLimitScope: 'turn' },
      'Each player makes one bid in a turn',
    ]),
  ],
  A11: [says('♥ and ♠ are opposite, ♦ and ♣ too.'), says('your card was neither of the same suit nor opposite')],
  A12: [
    says('is against a goal, a test or the monsterNone', [
      { rule1Self: true },
      'is against a goal, a test or the monsterSelf (house rule)',
    ]),
  ],
  A13: [
    says('helps or hinders control of an ExtraAlso yours to the one who acts', [
      { controlHelperTarget: 'extra' },
      'helps or hinders control of an ExtraThe Extra’s to you (house rule)',
    ]),
  ],
  A14: [
    says('once a game, until the outcome is declared, this score may count instead of the attribute you named.', [
      { luckyTiming: 'with_bid' },
      'once a game, this score may count instead of another attribute, if you name it with your bid (house rule).',
    ]),
  ],
  A15: [
    says(
      'The GM rejects a suit that doesn’t fit.',
      [{ complicationSuitCheck: 'off' }, 'Any suit will do (house rule).'],
      [{ complicationSuitCheck: 'event_row' }, 'Its suit must fit the situation as an Event’s would (house rule).'],
    ),
  ],
  A16: [
    says(
      'is made through an ExtraThe Extra’s to the one who acts',
      [{ extraBidRelationship: 'controller' }, 'is made through an ExtraYour own to the one who acts (house rule)'],
      [{ extraBidRelationship: 'none' }, 'is made through an ExtraNone at all (house rule)'],
    ),
  ],
  A17: [
    says(
      'You may act through an Extra you control that is with you. Damage is still your character’s.',
      [{ proxyActor: 'forbid' }, 'Nobody acts through an Extra; they only help and hinder (house rule).'],
      [{ proxyDamage: 'extra' }, 'The Extra takes the damage (house rule).'],
    ),
  ],
  A18: [
    says('The card may even be higher than the score it replaces.', [
      { damageMustLower: true },
      'The GM must pick a score above the card, if there is one (house rule).',
    ]),
  ],
  A19: [says('Duels and attempts at control hurt nobody.')],
  A20: [
    says('you may take five instead of a turn. An Event then strikes that character.', [
      { emptyHandRefill: 'mandatory' },
      'you must take five instead of a turn (house rule). An Event then strikes that character.',
    ]),
  ],
  A21: [says('A hand may grow to any size.', [{ handLimit: 7 }, 'Nobody draws beyond a hand of 7 (house rule).'])],
  A22: [
    says('Bids on the deed begin at the challenged player’s left.', [
      { challengeBidStart: 'turn_owner_left' },
      'Bids on the deed begin at the challenger’s left (house rule).',
    ]),
  ],
  A23: [says('An adopted Extra’s own relationship to you comes first.')],
  A24: [says('Nobody else bids.', [{ duelOpenBidding: true }, 'Others may help or hinder (house rule).'])],
  A25: [says('A goal must be open to them; if it is doubtful whether something can be done at all, everybody votes.')],
  A26: [
    says('If you hold no card that you may bid, you duel or do the deed with your attribute alone.'),
    says('You must be in the same place, and hold a card that you may bid.'),
  ],
  A27: [
    says('the Extra’s relationship to you, whatever its suit.', [
      { extraResistance: 'hearts_help_actor' },
      'the Extra’s relationship to you, but a ♥ counts for you (house rule).',
    ]),
  ],
  A28: [
    says('It doesn’t move on the GM’s turn.', [
      { monsterMovesOnGmTurn: true },
      'and once more on the GM’s own turn (house rule).',
    ]),
  ],
  A30: [
    says('A way out stays usable even if something is taken away from there.', [
      { beaconNeededByPod: true },
      'A goal that takes something away from where a way out begins closes it',
    ]),
  ],
  A31: [
    says('A rescue is an escape of everybody alive.', [
      { sosWins: false },
      'A rescue is no escape, and nobody wins by it (house rule).',
    ]),
  ],
  A32: [
    says('Its weakness is known once a goal has revealed it, or something that works has been used on it.', [
      { weaknessKnownAtStart: true },
      'Its weakness is known from the start (house rule).',
    ]),
  ],
  A33: [
    says(
      'If nothing but its weakness kills it, the last defeat counts only with the means.',
      [{ weaponNeeded: 'every' }, 'No defeat counts without the means (house rule).'],
      [{ weaponNeeded: 'never' }, 'Every defeat counts, with or without the means (house rule).'],
    ),
  ],
  A34: [says('Beaten, it moves a step away at once and must be found again.')],
  A35: [
    says(
      'If a goal sets off a disaster, you have a round to get out',
      [{ engineFuseRounds: 3 }, 'If a goal sets off a disaster, you have 3 rounds to get out (house rule)'],
      [{ engineFuseRounds: 0 }, 'If a goal sets off a disaster, you have no time to get out (house rule)'],
    ),
    says('everybody who is still inside then has lost.'),
  ],
  A36: [
    says('A goal of getting somewhere is tried there or next door, and takes you there. Walking there is not enough.', [
      { reachByExploring: true },
      'Walking to a place also achieves the goal of getting there (house rule).',
    ]),
  ],
  A37: [
    says(
      'A goal is won for everybody, unless its entry says that each must do it alone.',
      [{ goalScope: 'party' }, 'Every goal is won for everybody (house rule).'],
      [{ goalScope: 'character' }, 'Everybody must win each goal alone (house rule).'],
    ),
    says(
      'On your turn, taking and handing over things in the same place costs nothing, but each kind of thing moves once a turn.',
    ),
  ],
  A38: [says('What lasts for two turns ends with the GM’s second turn after it.')],
  A39: [
    says('A test is a conflict against two new cards', [
      { eventTestCards: 'event_card_plus_one' },
      'A test is a conflict against the Event’s card and one more (house rule)',
    ]),
    says('Winning brings no reward.', [{ eventTestReward: true }, 'Draw a card if you win (house rule).']),
    says('its controller stands the test with the Extra’s scores. For other Extras the GM decides'),
  ],
  A40: [says('another turn for taking somebody along, they agree or you challenge them, and it comes at once.')],
  A41: [says('Beating it counts as a defeat; getting away doesn’t.')],
  A42: [
    says('You can still win with it: your present character decides.', [
      { deathIsFinalLoss: true },
      'You can’t win with it (house rule).',
    ]),
  ],
  A43: [
    says('Being the last one alive is not a win.', [
      { lastSurvivorWins: true },
      'The last player with a character wins too, if no Extra can be adopted (house rule).',
    ]),
  ],
  A44: [
    says('The players’ setting sheet has boxes for the rounds that are left. Tick one after each GM’s turn.', [
      { doomClockRounds: 9 },
      'The place is lost after 9 rounds (house rule). Count them on the players’ setting sheet.',
    ]),
  ],
  A45: [
    says('There is enough of everything, unless the setting gives a number.', [
      { suitCount: 2 },
      'Suits for going outside: 2 in all (house rule).',
    ]),
  ],
  A46: [says('Every character and Extra begins in the safe place.'), says('the GM decides, even whether they die.')],
  A49: [says('or what an Extra feels for the character (rank and suit).')],
  A50: [says('If several have the highest or lowest score, it is the first of them clockwise from the GM’s left.')],
  A51: [says('You control one at a time: a new one frees the old.')],
  A52: [
    says(
      'In different places you can’t use it until you meet again.',
      [{ separatedControl: 'kept' }, 'You can use it even when it is in a different place (house rule).'],
      [{ separatedControl: 'lost' }, 'It is free as soon as you are in different places (house rule).'],
    ),
  ],
  A53: [
    says('everybody counts once, the GM and the inventor too.', [
      { gmVotes: false },
      'everybody counts once, the inventor too, but not the GM (house rule).',
    ]),
  ],
  A54: [says('they must be there and agree.')],
  A56: [says('Either way the character is lost.')],
  A57: [
    says('Everything listed before it must be done.', [
      { prereqMode: 'explicit' },
      'Of what is listed before it, only what its own text asks for must be done (house rule).',
    ]),
  ],
  A58: [
    says(
      'Once a round at most, between turns, the GM may let the monster attack somebody where it is or next door: a test.',
    ),
  ],
  A59: [
    says(
      'An Event drawn because you explored or took a new hand strikes your character, its things or the place it is in.',
    ),
    says('If none on the list does, the GM makes one up.'),
  ],
  A60: [says('Nobody may bid an Extra in the conflict about itself.')],
  A61: [
    says('Nothing else does either.'),
    says(
      'A person who fell ill gets well, without a card, at the end of a turn beside somebody who holds the cure or has since been where it is; that can be the ill one. An Extra that nobody controls fetches none. Too late, an Extra dies and a character is tested: Brave.',
    ),
    says('A full round without air is a test of Brave, as the round ends.', [
      { noAir: 'none' },
      'A round without air does no harm (house rule).',
    ]),
  ],
  A62: [says('The GM doesn’t pick an Event that changes nothing while another would.')],
  A63: [
    says('After each player’s turn the GM may move one of them to a neighbouring place.', [
      { freeExtras: 'none' },
      'They go nowhere until an Event moves them (house rule).',
    ]),
  ],
  A64: [
    says('Its entry names the attributes that fit.'),
    says('It takes Sexy, unless the GM rules that another attribute fits.', [
      { influenceAttributes: 'any' },
      'It takes any attribute that fits how you do it (house rule).',
    ]),
  ],
};
