import type { Campaign } from '@/lib/systems/fightsphere/schema';
import { type PrintedPiece, sentencesUnder } from '../coverage';

type HouseRules = Campaign['options'];

const says = sentencesUnder<HouseRules>();

/** The game from the creation of Gladiators to the epilogue, as printed with the default rules. */
export const SPHERE_LEAFLET: PrintedPiece<HouseRules> = {
  piece: 'rules',
  parts: {
    '1': [
      says('They have to kill each other, layer by layer, down to the Core.'),
      says('each tie can add dice to your rolls, and to pools when Gladiators first meet'),
      says('Only ones count.'),
    ],
    '1.1': [says('The Sphere is a city of scrap in layers, with towns dug into it, no law and no way off.')],
    '2': [
      says('Each player has one Gladiator, and the GM has everybody else.'),
      says('For a GM and 2 to 6 players.'),
      says('Each player takes a written Gladiator, or makes one. The GM runs 4 others (1 for each player)', [
        { npcGladiatorsFrom: 'players' },
        'Each player makes 2, keeps one and gives the rest to the GM.',
      ]),
    ],
    '3 who': [says('50 to 100 words about the life before'), says('agree on it first')],
    '3 background': [says('a detail of your back story bears on it: a skill or a sore point')],
    '3 drive': [says('A Death wish pulls a character towards the end'), says('A Reason to Live pulls the other way')],
    '3 weapon': [says('What you woke up beside. It adds no dice.')],
    '3 pool': [says('5 dice: what you gamble with and what you live on.')],
    '3 ties': [says('None yet.')],
    '3 switch': [says('Once in the campaign you may exchange your drive'), says('but never during an episode')],
    '4.1': [
      says('Players say who shares an episode with whom. Each episode needs two Gladiators or more.'),
      says('The GM fills up with NPC Gladiators, adds others at will, and need not use all.'),
    ],
    '4.1 merge': [says('players who go alone join up until nobody is alone')],
    '4 running': [
      says('with several open, each scene belongs to the episode of the player whose turn it is'),
      says(
        'Once yours is over, or your Gladiator is out of it, you have no turns until the next layer, but you judge.',
      ),
      says('The GM gives each group a brief of this layer, or makes one up.'),
    ],
    '4.2': [
      says('Whoever frames it says who is in it: NPCs of the episode, and people your character is tied to.'),
      says('Turns go round the whole table: frame a scene for your character or ask the GM for one.'),
      says('Once its dice have been read, it is the next player’s turn.'),
    ],
    '4.3': [says('An episode ends when one Gladiator is left standing in it.')],
    '4.3 all': [says('When all episodes are over, everybody goes down a layer.')],
    '4.4': [says('5 dice on the first layer and 1 more on each below')],
    '4.5': [says('It opens when the last NPC Gladiator is dead and open episodes are done.')],
    '5 dice': [
      says('Roll at least one die. There is no other base die.'),
      says('The GM rolls as many dice as the Threshold.'),
    ],
    '5 gamble': [says('as many as you like')],
    '5 tie': [
      says('1 die of your pool, never refunded'),
      says('The NPC is then in the scene: say how, even as an obstacle.'),
    ],
    '5 limit': [says('Gamble and bought ties together are no more than your pool.')],
    '5 success': [
      says('You keep your gamble. Take one of these:'),
      says('a tie to an NPC of the scene whom you have no tie with, unless lost;'),
      says('+1 to the base of a tie whose NPC was in the scene, bought or not.'),
    ],
    '5 failure': [says('Gambled dice leave your pool.')],
    '5 rest': [says('Each tie you bought rests for as many conflicts as its rating (0: not at all).')],
    '5 cut-scene': [
      says('The GM tells a cut-scene about any living NPC Gladiator, in whatever episode or none.'),
      says('That Gladiator may take one of the three rewards, from the cut-scene.'),
    ],
    '5 resume': [
      says('broken off when one of you got away. It comes on your next turn, and the NPC Gladiator has the initiative'),
    ],
    '5 dropped': [says('It is dropped if by then one of you has fallen or fights elsewhere, or you have a truce.')],
    '6 drives': [says('Rating of a tie base + 1 base − 1'), says('A new tie 2 0')],
    '6 base': [says('Write down the base of a tie: 1 when it is new.')],
    '6 lost': [says('All ratings shift by two, and no tie is lost by that.'), says('and lost to everybody')],
    '6 between': [says('Ties join Gladiators to NPCs, never to each other.')],
    '6 shared': [says('An NPC bought by one adds dice to all who are tied to that NPC, unless their tie rests.')],
    '6 meeting': [
      says('Opponents gain a die for each of your ties'),
      says('once for each pair in an episode, resumed or not. Resting ties count.'),
    ],
    '7 start': [
      says('Frame a scene in which you meet other Gladiators of your episode.'),
      says('The GM cannot start one.'),
      says('whatever the disguise'),
      says('between the Gladiators, but need not be a brawl'),
    ],
    '7 named': [
      says('a partner of a truce only along with somebody who is none'),
      says('A Gladiator is in one encounter at a time: you cannot attack or join those who are fighting already.'),
    ],
    '7.1': [says('Bonuses for first meetings go to pools and stay there')],
    '7.2': [says('the framer says background, gamble and ties, as in any conflict.')],
    '7.3': [says('Nobody gambles more dice than the initiative did'), says('Ties and background have no such limit.')],
    '7.4': [says('Betrayals are declared, then Judgment dice.')],
    '7.5': [says('All roll, at least one die each. The Threshold does not matter.')],
    '7.6': [says('Compare every pair: more ones wins, and the difference is its Victories.')],
    '7.7': [says('All results apply together.')],
    '7.8': [says('Your gamble leaves your pool, once'), says('So many more dice leave your pool.')],
    '7 split': [
      says('points off ratings of the ties you used, split as you like'),
      says('All points must be taken, even far below 0. No ties used: nothing happens.'),
    ],
    '7.9': [says('Pool below 0: you are defeated. At 0 you are still up.')],
    '7.10': [says('Rating below 0: that NPC is dead, mad or gone, and lost to everybody.')],
    '7.11': [says('those that helped by another’s purchase count as used')],
    '7.12': [says('Ties do not rest after an encounter.'), says('Winners get nothing.')],
    '7 continuing': [
      says('Only the offer of a truce may come first.'),
      says('On your next turn you must frame how it continues, at any time and place, and you have the initiative.'),
      says('It ends when nobody in it would be compared with anybody.'),
    ],
    '8.1': [
      says('You get away with more ones than everybody else in the encounter, partners included.'),
      says('If only two were in it, it is over for both.'),
    ],
    '8.2': [
      says('On your turn, before a scene, you may offer one Gladiator of your episode a truce: once a turn, even if'),
      says('The answer comes at once; the GM gives it for an NPC Gladiator. It lasts until the episode ends.'),
      says('A truce needs more than two Gladiators in the episode, and is over the moment only its two are left.'),
      says('If they were in an encounter then, it goes on between them.'),
    ],
    '8 partners': [says('They cannot help one another or put dice together. In an encounter they are not compared.')],
    '8.3': [
      says('the traitor’s pool gains the Threshold at once, the two are compared in this roll, and the truce is over'),
    ],
    '9 defeat': [
      says('NPC Gladiator, defeated dead'),
      says('wakes on the next layer with a pool as large as its Threshold'),
      says('goes on with the old pool and the new Threshold added'),
      says('defeated in the Core dead'),
    ],
    '9 idle': [says('NPC Gladiator in no episode keeps the pool')],
    '9 judgment': [
      says('as many dice as the layer’s Threshold, and one for each of that Gladiator’s ties'),
      says('Frame scenes for other players when they ask.'),
    ],
    '9 stakes': [says('you lose these dice only if the side you backed succeeds')],
    '9 lapses': [says('What is left is gone when the layer ends'), says('In the Core it lasts to the end.')],
    '10': [says('One episode for all players’ Gladiators, with the next Threshold in line.')],
    '10 people': [says('You meet nobody there but people with ties to you.')],
    '10 end': [says('that player tells the epilogue and decides what the Sphere is for')],
    '10 epilogue': [says('Look back on the whole campaign for it, the GM’s hints included.')],
    '11 kinds': [
      says('Gang. People who stay together to stay alive, and rob the rest.'),
      says('Cult. Like a gang, with a belief in its middle.'),
      says('Media hounds. They run what transmitters there are.'),
      says('Micro-nation. Bigger than a gang and calmer'),
      says('Sphere tech. Not people but the makers’ machines.'),
    ],
    '11 told': [says('The dice say whom a character pulls for'), says('The table says what happened.')],
    '16': [says('Fight Sphere was published by Passionate Game Design. The words here are our own.')],
    A1: [says('A new tie 2 0')],
    A2: [says('A rating below 0 adds no dice.')],
    A3: [
      says('Equal ones are a failure.', [
        { tieFails: false },
        'You succeed with at least as many ones as the GM (house rule).',
      ]),
    ],
    A4: [says('Equal ones do nothing.')],
    A5: [says('You keep your gamble.')],
    A6: [says('never refunded')],
    A7: [says('Buy several if you like')],
    A8: [
      says('Every later conflict of yours counts, encounters too.', [
        { restUnit: 'episode' },
        'Every later conflict in your episode counts, also those of others (house rule).',
      ]),
    ],
    A9: [
      says('Winners get nothing.', [{ encounterReward: 'standard' }, 'take one reward as in a conflict (house rule)']),
    ],
    A10: [says('once, however many you lose to'), says('Add up the Victories against you.')],
    A11: [
      says('Losses count all the same.', [
        { disengageHarm: 'none' },
        'your pairs have no effect on anybody (house rule)',
      ]),
    ],
    A12: [says('may declare to disengage, the initiative included')],
    A13: [says('if that was none, nobody gambles')],
    A14: [
      says('The bonus cannot be gambled in this roll, but it cushions losses.', [
        { betrayalBonusUsableThisRoll: true },
        'The traitor may gamble more at once, within the limit; the initiative has none',
      ]),
    ],
    A15: [says('If both betray, both gain and are compared once.')],
    A16: [says('go to pools and stay there')],
    A17: [says('once for each pair in an episode, resumed or not')],
    A18: [
      says('NPC Gladiator, last standing the same', [
        { npcLastStanding: 'unchanged' },
        'NPC Gladiator, last standing goes on with the old pool (house rule)',
      ]),
    ],
    A19: [says('NPC Gladiators have no turns and only react.')],
    A20: [
      says('the GM says which one survives as last standing. The others are dead.', [
        { npcAlone: 'allSurvive' },
        'all of them live and none is last standing (house rule)',
      ]),
    ],
    A21: [says('with the next Threshold in line')],
    A22: [says('back one Gladiator, who has to show more ones than each opponent compared')],
    A23: [says('(1 for each player)')],
    A24: [says('if the GM agrees that a detail')],
    A25: [
      says('the highest pool survives. Equal pools share the epilogue.', [
        { coreTie: 'shared' },
        'If all fall in one roll, they share the epilogue (house rule).',
      ]),
    ],
    A28: [says('Ties and background have no such limit.')],
    A29: [says('Nothing forces a fight; take your time.')],
    A30: [
      says('those on the cards in their order, as far as a card allows for your number, then written ones that nobody'),
    ],
    A31: [
      says('Any of them may declare to disengage', [
        { npcDisengage: false },
        'Any player’s Gladiator, but no NPC Gladiator (house rule), may declare to disengage',
      ]),
    ],
    A32: [
      says('Ties do not rest after an encounter.', [
        { encounterCooldown: true },
        'Ties you used rest as after a failure, for the rating that is left (house rule).',
      ]),
    ],
  },
  unchangedBy: {},
};
