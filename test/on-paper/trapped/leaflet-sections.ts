import type { HouseRules } from '@/lib/systems/trapped/schema';
import { type PrintedPiece, sentencesUnder } from '../coverage';

const says = sentencesUnder<HouseRules>();

/** The leaflet's sections on creating characters, playing and ending. */
export const LEAFLET_SECTIONS: PrintedPiece<HouseRules>['parts'] = {
  1: [
    says('You are trapped in a place with something that wants you dead. Get out.'),
    says('One of you is the GM and plays the monster, the place and all other people.'),
    says('Everybody else is a player with one character.'),
    says('Nobody else sees your hand.'),
    says('Self is mostly colour.', [
      { rule1Self: true },
      'Self limits the cards you may bid for your own deeds (house rule).',
    ]),
    says('a pack of 52 cards without jokers, pencils, this kit and four to five hours.'),
  ],
  2: [says('You may play the same setting again, with new characters.')],
  '2.4': [
    says('To feel most for somebody, in an Event, means the highest card of its suit: in ♣, the deepest hatred.'),
  ],
  '2.5': [says('Where that leaves a doubt, common sense decides, and the table votes if you disagree.')],
  '4.4': [
    says(
      'Anybody may walk through a bolted door while somebody alive is on the side of the bolt: they open it and bolt it again, which takes no turn. If the last of them leaves, it stays open.',
    ),
    says(
      'The GM says when a monster comes to, leaves or is in a place with a character or an Extra that somebody controls.',
    ),
  ],
  '4.5': [says('A rescue is an escape of everybody alive.')],
  '4.6': [
    says(
      'A thing belongs to the one who gets it. A goal that asks for a thing wants it in the hands of somebody there; a way or bad air wants one for each person, and only the holder uses it.',
    ),
    says('If there is more where a goal has brought it, everybody may take one there. Nobody has two of a kind.'),
    says('What the dead had lies where they fell, for anybody. What a monster stole goes to whoever beats it.'),
  ],
  7: [
    says('Begin when every character is finished.'),
    says('Go on until nothing is blank.'),
    says('Then shuffle all 52 cards again and deal each player five, the GM none.'),
  ],
  '5.1': [
    says('In any order, choose a name, any gender and an occupation'),
    says('Strange people, human or not, need everybody’s consent. Nobody has powers.'),
    says('deal every player six cards. Write one rank beside each attribute'),
    says('Deal each player 4 more cards, one for each character. Write rank and suit beside each name, Self included'),
  ],
  '5.2': [
    says('Attributes: 2–5 low, 6–10 average, J–A high.'),
    says('You propose the attribute that fits; the GM has the last word.'),
    says('Repairs, codes, gadgets, quick ideas'),
  ],
  '5.3': [
    says('Then cross it out. An Extra’s works in the same way for the player who bids that Extra.'),
    says('It adds nothing to a complication.'),
  ],
  '5.4': [
    says('this is how your character feels about that person. How they feel about you stands on their sheet.'),
    says('The higher the rank of a relationship, the stronger it is.'),
    says('♠ means that the other person has a hold over yours.'),
    says('Love and Respect'),
    says('Desire and Longing'),
    says('Hate and Fear'),
  ],
  '5.5': [
    says('Begin when every character is finished. Shuffle all 52 cards and deal each player five.'),
    says(
      'There are 4 Extras, as many as players. Each player keeps one Extra’s sheet, but you may fill in any of them.',
    ),
    says('draw a card, play one, and fill in one blank on any Extra’s sheet.'),
    says('Go on until nothing is blank. Each Extra has 16 blanks'),
    says('Name and gender are one blank, the occupation is another. The card is spent; its value doesn’t matter.'),
    says('An attribute takes the rank. A relationship takes rank and suit'),
    says(
      'The suit of what an Extra feels for you says how you sway it safely later (♥ appeal, ♦ offer, ♠ guilt, ♣ force), and rules out the opposite suit. The rank counts against you.',
      [{ extraResistance: 'hearts_help_actor' }, 'The rank counts against you, but a ♥ counts for you (house rule).'],
    ),
  ],
  '5.6': [
    says('Then shuffle all 52 cards again and deal each player five, the GM none.'),
    says('you may hold the very card that one came from.'),
  ],
  '6.1': [says('Cards from 2 to 10 count their number; Jack, Queen and King 10, an Ace 11.')],
  '6.2': [
    says('More points.'),
    says('Compare the highest ranks, then the next, until two differ.'),
    says('Still level? Compare suits from the top card down: ♥, then ♦, then ♠, then ♣, then none.'),
  ],
  '6.3': [says('Scores on sheets count in the same way. Attributes have no suit.')],
  '6.4': [
    says('Name an attribute and lay a card face down. Its suit is your approach.'),
    says('Clockwise from your left, each other player passes or lays a card face down'),
    says('says whether it helps or hinders you, through whom, by which attribute, and what they do.'),
    says('Turn up all bids. Then the GM draws the cards against you.'),
    says('Discard all these cards.'),
  ],
  '6.5': [
    says('is the card plus an attribute. That person must be in the same place as the one who acts.'),
    says('wherever you are: the card alone, free of relationships.'),
    says('Help counts for you, hindrance for the other side. The higher side wins.'),
  ],
  '6.6': [
    says('You can’t bid the suit opposite to the relationship that governs.'),
    says('the relationship changes to the suit of your card. Its rank stays.'),
    says('is in a duelYours to your opponent'),
    says('helps or hindersYours to the character who acts'),
    says('is to control an ExtraThe Extra’s to you'),
  ],
  '6.7': [
    says('The GM draws a damage card and adds its points to the losing side.'),
    says('If that is enough to draw level, nobody is hurt.'),
    says('a Jack, Queen, King or Ace means that the character dies or goes mad.'),
    says('Any other card replaces a score that the GM picks'),
    says('Never a blank or one that is crossed out.'),
    says('may hurt the one who acted, never those who helped.'),
  ],
  '7.0': [
    says('Draw one card.'),
    says(
      'Take one action, or pass: challenge a character, control an Extra, explore, try a goal or an obstacle, attack the monster, or escape.',
    ),
    says('Lay something small on the map for each person, or write the place on their sheet.'),
    says('Talk and act as your character at any time.'),
    says('Tell what happened. Others may add what their own people do.'),
    says('Then the GM may move the monster one step in secret'),
  ],
  '7.1': [
    says('Say what, not how. Distance doesn’t matter.'),
    says('Accepted: the challenged player draws a card first, then tries it in their own way'),
    says('Declined: a duel. Both lay a card, face down, and may add an attribute.'),
    says('If the challenger wins, the deed must be tried and nobody draws.'),
    says('Otherwise nothing has to be done, and the challenged player draws a card.'),
    says('It is the challenger’s turn that is used up.'),
  ],
  '7.2': [
    says('Say what you want from the Extra and how you go about it.'),
    says('Until it is decided, whoever controls the Extra speaks for it, or else the GM.'),
    says('you speak for it until you let it go, it is lost, or somebody wins it from you.'),
    says('Extras never achieve goals by themselves.'),
    says('Those nobody controls are the GM’s: they panic, hide and get in the way.'),
  ],
  '7.3': [
    says('Go to a neighbouring place, with an Extra of yours if you like, and say what you find.'),
    says('No bids; but the GM draws an Event that strikes you.'),
    says('People in different places cannot talk, help or hinder.'),
    says('The map shows which places are neighbours.'),
  ],
  '7.4': [
    says('Where its entry says that a goal is as hard as the monster, the GM draws as for a fight with it.'),
    says('One try a turn, against two cards.'),
    says('If you lose, tell of a brave failure, and see Damage.'),
  ],
  '7.5': [
    says('Three cards stand against you; two if its weakness is known, and you or a helper has the means to use it.'),
    says('Beaten, it moves a step away at once and must be found again. The third defeat kills it'),
  ],
  '7.6': [
    says('Be where a way out begins, with all that it needs done. Then go, without a conflict.'),
    says('You choose who comes, up to its seats'),
    says('Extras take seats, but don’t win.'),
  ],
  '7.7': [
    says('On the GM’s turn the GM draws a card and plays an Event of its suit, from the list or made up, on anybody.'),
    says('The rank says how bad it is: 2–5 minor, 6–10 moderate, J–K strong, A extreme.'),
  ],
  '7.8': [
    says('No Event says how a character reacts. It may put you to a test, which you can’t refuse.'),
    says('three if it is the monster.'),
    says('What Events usually test: ♥ Sexy, ♦ Brave, ♠ Clever and ♣ Fast.'),
  ],
  '7.9': [
    says('Anybody may make up things and places. If somebody objects, you vote: everybody counts once'),
    says('Most votes decide. On a tie draw a card for each side; the higher wins, by rank, then suit.'),
    says('Vote down an easy way out, an easy kill, power over other people’s characters'),
  ],
  '8.1': [
    says('The game is over when somebody escapes. All who leave in that escape win; everybody else loses.'),
    says('It is also over when no player has a character and no Extra can be adopted.'),
    says('Killing the monster ends nothing.'),
    says('Each winner tells a happy ending, then each loser how it ended for them.'),
  ],
  '8.2': [
    says('The player keeps the hand.'),
    says('If you control an Extra, you may make it your new character.'),
    says('If not, you may take any Extra that nobody controls, now or later.'),
    says('If there is none, you draw on your turn and bid complications, but take no action.'),
    says('Its attributes, its Self and its relationships to characters stay; those to Extras no longer count.'),
    says('Nobody can control it now.'),
  ],
};
