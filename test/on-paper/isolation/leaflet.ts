import type { HouseRules } from '@/lib/systems/isolation/schema';
import { type PrintedPiece, sentencesUnder } from '../coverage';

const says = sentencesUnder<HouseRules>();

/** The game from the creation of characters to the end of the night, as printed with the default rules. */
export const ISOLATION_LEAFLET: PrintedPiece<HouseRules> = {
  piece: 'rules',
  parts: {
    '1': [says('It will hardly be what hurts you: you have one another for that.')],
    '1 material': [
      says('about 20 green and 20 red dice with six sides'),
      says('Keep one record of them where everybody can see it: the link matrix in pencil'),
    ],
    '2': [
      says('Profession: a word for all that you can do.'),
      says('three of each suit most'),
      says('Somebody in the cast has to feel it.'),
      says('what you want from this night and this place'),
    ],
    '2 limit': [says('never more than two likeable ones for each unlikeable one')],
    '3': [
      says('Traits that go together 1 green'),
      says('Traits that grate 1 red'),
      says('A bias that hits the other 2 red for each bias'),
      says('The same bias, if you like 2 green'),
      says('The very same goal 3 green'),
      says('Goals that rule each other out 3 red'),
    ],
    '3 judging': [says('It does not matter whether a trait is a likeable one'), says('pity is green')],
    '3 every pair': [says('Give each two people at least one link, and use both colours.')],
    '4': [says('Until the dice fall, whatever you propose aloud is what your character does.')],
    '4.1': [
      says('Working against somebody takes no roll. Helping does, and so does staying out of it.'),
      says('2 or more Cooperative Neutral or Hostile'),
    ],
    '4.1 exception': [
      says('If there is no red link between you and the active one, you may be Cooperative whatever the dice say.', [
        { freeCooperation: 'greenOnly' },
        'If there are green links and no red one (house rule) between you and the active one',
      ]),
    ],
    '4.2': [says('Until the dice fall, whatever you propose aloud is what your character does.')],
    '5.1 links': [says('Links all with those asked all with the active one')],
    '5.1 profession': [says('Your profession covers it 1 green 1 green')],
    '5.1 goal': [
      says('It serves your goal or bias 1 green 1 green', [
        { goalAndBias: 'each' },
        'It serves your goal or bias 1 green for each (house rule) 1 green for each (house rule)',
      ]),
      says('It violates your goal or bias 1 red 1 red', [
        { goalAndBias: 'each' },
        'It violates your goal or bias 1 red for each (house rule) 1 red for each (house rule)',
      ]),
    ],
    '5.1 stress': [says('Stress 1 red for each level –')],
    '5.1 acting': [
      says(
        'Fine words or acting up to 2 green, as the GM says –',
        [{ rolePlayMax: 5 }, 'Fine words or acting up to 5 green, as the GM says (house rule) –'],
        [{ rolePlayMax: 0 }, 'Fine words or acting nothing (house rule) –'],
      ),
    ],
    '5.1 labels': [
      says('A label that bears on it and comes from traits – 1 of its colour for each', [
        { storyLabels: true },
        'A label that bears on it, also one won in play (house rule) – 1 of its colour for each',
      ]),
    ],
    '5.1 open-ended': [
      says('each green 6 and each red 1 brings another die of its colour, which may bring more', [
        { openEnded: false },
        'Sixes and ones bring no further dice (house rule).',
      ]),
    ],
    '5.2 numbers': [
      says('The active one’s number is red odds less green evens, and never below 0.'),
      says('Yours is green evens less red odds, and may be below 0.'),
    ],
    '5.2 stances': [says('−1, 0 or 1 Neutral Hostile'), says('−2 or less Hostile')],
    '5.3 GM': [
      says(
        'as many red dice as the Difficulty, plus everybody alive and inside, there or not (the active one too), plus Stress',
      ),
    ],
    '5.3 difficulty': [says('Easy 1, Average 2, Hard 3, Really Hard 4, Extremely Hard 5, Impossible 6')],
    '5.3 named': [
      says('Difficulty: the GM names it only now.', [
        { openDifficulty: true },
        'it stands on the task’s card (house rule); for anything else the GM names it now',
      ]),
    ],
    '5.3 effort': [
      says('the green evens of the active one and all Cooperative, less the red odds of all Hostile; never below 0'),
      says('No other dice of yours count now.'),
    ],
    '5.3 degrees': [
      says('4 or more Complete Success with ease, and a small gain'),
      says('0 or 1 Partial Success just about, or half of it'),
      says('−4 or less Complete Failure failed, and one thing more'),
    ],
    '5.4': [says('Effort is 3 and 2 evens less 2 odds: 3. The task is Average, so 2 dice, 3 people and 1 Stress')],
    '5.5': [
      says('The dice say whom a character pulls for'),
      says('If your character was Neutral or Hostile, you say why, and what that looked like.'),
      says('You may make up a fact of the place for it, as long as the table goes along.'),
    ],
    '6 temporary': [says('−2 2 green: Cooperative, Neutral'), says('+1 1 red: Neutral, Hostile')],
    '6 cancelling': [
      says(
        'Each new one first cancels a passing link of the other colour on its pair, and only what is left is drawn.',
      ),
      says('Links with a label are never cancelled.'),
    ],
    '6 permanent': [
      says('you may erase a red label or add a green one'),
      says('you must erase a green label or add a red one'),
      says('in this session or after it'),
    ],
    '6 death': [
      says('All red and passing links of the dead vanish.'),
      says('spread evenly over the pairs that are left inside'),
    ],
    '7 start': [says('It begins where the trouble is, usually at 1 to 3')],
    '7 events': [says('(+1 a noise, +3 a breach) or relief (−1 a quiet hour, −3 help in sight), each once a night')],
    '7 degrees': [says('done, and no more −1'), says('failed, as badly as feared +1')],
    '7 zero': [
      says('Nobody rolls, and everybody takes any stance. What is not dangerous is a Basic Success.'),
      says('Tasks that take a Complete Success and deeds against one of the group are rolled all the same.'),
    ],
    '7 effect': [says('Each level is a red die for the active one and a die for the GM.')],
    '8 dangerous': [says('The card says whether a task is dangerous; of anything else the GM says it.')],
    '8 wounds': [
      says('there are as many wounds as the GM’s odds exceed the effort'),
      says('Hostile are spared.'),
      says('A wound is one step down: Healthy, Injured, Dying, Dead.'),
    ],
    '8.1': [
      says('Those who were Dying before take one each first, and die. Then the others take the rest.'),
      says('You and the GM tell who takes each wound, also which of the Dying if there are too few.'),
    ],
    '8.2': [
      says(
        'If nobody knows, one each from the active one on through the cast, and round again. Wounds beyond that are lost',
      ),
    ],
    '8 telling': [says('Blame those who stood in the way or stood by.')],
    '8 injury': [
      says('a red link labelled Injured with everybody else alive and inside'),
      says('Two steps at once bring both.'),
    ],
    '8 recovery': [
      says('As long as you have a Dying link, no Injured one of yours may go.'),
      says('When your last Dying link goes you are Injured.'),
      says('links that are gone do not come back'),
    ],
    '9 asking': [says('Those you do not ask are Neutral by default.')],
    '9 late': [says('rolls a red die for each red link with the active one, nothing else')],
    '9 alone': [
      says('If you ask nobody, the GM names the Difficulty at once.'),
      says('Your red odds cancel your green evens, down to 0.'),
    ],
    '9 against': [
      says('one for each red link with you, for everybody else alive and inside, and for each level of Stress'),
      says('Dice from the table come on top in their usual colours, without any for labels'),
      says('It is dangerous unless the GM says otherwise; if it fails, the target too may be wounded.'),
    ],
    '9 against alone': [
      says('Alone against somebody, your green dice are as many as the red links between you', [
        { soloDuelDice: 'difficulty' },
        'Alone against somebody, the GM names a Difficulty for your green dice (house rule)',
      ]),
    ],
    '10': [says('You cannot get out, and something keeps it that way.')],
    '14 turns': [
      says('The GM says whose proposal it is; usually the players take turns.'),
      says('The GM’s people in the cast are asked like yours, and propose only if the GM says so.'),
    ],
    '14 stances': [says('the GM shows one for each of the GM’s people')],
    '14 absent': [says('say who is not')],
    '15 tasks': [
      says('A task can be proposed once all it needs is done.'),
      says('unless the card says that there is one try: then it is shut for the night'),
    ],
    '15 ends': [
      says('the active one and the Cooperative are safe and everybody else stays'),
      says('Some tasks take everybody along, or end the threat.'),
    ],
    '15 time': [
      says('Each proposal that is settled is one, rolled or not.'),
      says('If nobody proposes anything, the GM lets time pass, and that counts as a conflict.'),
    ],
    '15 safe': [says('Those who are safe are out of play, links and all.')],
    '15 help': [says('Help from outside may come after so many conflicts; the GM knows.')],
    '15 order': [says('wounds, deaths, injury links, passing links, Stress, then the task')],
    '15 left': [says('If those links went because the others died or left, you go up one level now, after the rolls.')],
    '15 endings': [
      says('Everybody who was alive at the start is safe Everybody safe'),
      says('All are dead Nobody left'),
    ],
    '16': [says('Isolation was published by Passionate Game Design. The words here are our own.')],
    A3: [says('−2 or less Hostile')],
    A4: [says('If there is no red link between you and the active one')],
    A5: [says('Your dice are rolled all the same.')],
    A6: [says('each green 6 and each red 1')],
    A7: [says('It serves your goal or bias 1 green 1 green')],
    A8: [says('up to 2 green, as the GM says')],
    A9: [says('No other dice of yours count now.')],
    A10: [says('the red odds of all Hostile')],
    A11: [
      says('Those who turned Hostile late get the red ones too.'),
      says('Those who were Neutral by default and stayed so get none.', [
        { linksForDefaulted: true },
        'Those who were Neutral by default and stayed so count as Neutral (house rule).',
      ]),
    ],
    A12: [says('The active one, Cooperative and Neutral who are there share them.')],
    A13: [says('Those who were Dying before take one each first')],
    A14: [
      says('Passing links stay until they are cancelled.', [
        { clearTemporary: true },
        'After the rolls, erase all passing links between people inside (house rule).',
      ]),
    ],
    A15: [says('Roll all links of the pair against each other, labelled and passing.')],
    A16: [says('Without a green label, add a red one.')],
    A17: [says('Choose together which one goes.')],
    A18: [says('what remains goes to the first pairs in the order of the cast')],
    A19: [
      says('and never falls below 0. There is no highest level.', [
        { stressMax: 9 },
        'and never falls below 0. It never rises above 9 (house rule).',
      ]),
    ],
    A20: [says('No links and no Stress come of it.')],
    A21: [says('the GM says whether anything threatens right now')],
    A22: [says('your green dice are as many as the red links between you')],
    A23: [
      says('A success wounds nobody by itself.', [
        { duelWounds: 'margin' },
        'If it is dangerous and succeeds, the target takes as many wounds as the margin (house rule).',
      ]),
    ],
    A24: [says('the target’s green evens cancel their own odds, down to 0')],
    A25: [says('the GM names it only now')],
    A27: [says('wounds, deaths, injury links, passing links, Stress, then the task')],
    A28: [says('Stress 1 red for each level')],
    A29: [says('you go up one level now, after the rolls.')],
    A30: [says('anybody there who was not asked may turn Hostile now')],
    A31: [says('nothing else')],
    A32: [says('When nobody is alive inside, or the last session is over')],
    A33: [says('comes from traits')],
  },
  unchangedBy: {},
};
