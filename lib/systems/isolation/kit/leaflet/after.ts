import type { Block } from '@/lib/kit/blocks';
import { sections, text, wordTable } from '@/lib/kit/short-blocks';
import { counted } from '@/lib/tabletop/words/wording';
import type { HouseRules, Siege } from '../../schema';

// Leaflet: effects of a result, and the end of the night (rules 6, 7, 8 and 15).

/** Wounds, links and Stress, in the order in which they are settled. */
export const aftermath = ({ linksForDefaulted, stressMax }: HouseRules): readonly Block[] => [
  text('Go through it in this order: wounds, deaths, injury links, passing links, Stress, then the task.'),
  ...sections({
    Wounds: [
      'The card says whether a task is dangerous; of anything else the GM says it. If a dangerous conflict fails, even partially, there are as many wounds as the GM’s odds exceed the effort. The active one, Cooperative and Neutral who are there share them. Hostile are spared.',
      'A wound is one step down: Healthy, Injured, Dying, Dead.',
      'Those who were Dying before take one each first, and die. Then the others take the rest.',
      'You and the GM tell who takes each wound, also which of the Dying if there are too few. If nobody knows, one each from the active one on through the cast, and round again. Wounds beyond that are lost.',
      'Blame those who stood in the way or stood by. The threat need not lay a hand on anybody.',
      'When you become Injured, you get a red link labelled *Injured* with everybody else alive and inside; when you become Dying, one labelled *Dying*. Two steps at once bring both.',
    ],
    Death:
      'All red and passing links of the dead vanish. Their labelled green ones become passing green links, spread evenly over the pairs that are left inside; what remains goes to the first pairs in the order of the cast.',
    'Passing links': `They come between the active one and those who were asked, as the table of degrees says. Those who turned Hostile late get the red ones too. Those who were Neutral by default and stayed so ${linksForDefaulted ? 'count as Neutral (house rule)' : 'get none'}. Each new one first cancels a passing link of the other colour on its pair, and only what is left is drawn. Links with a label are never cancelled.`,
    Stress: `Each level is a red die for the active one and a die for the GM. It begins where the trouble is, usually at 1 to 3, and never falls below 0. ${stressMax === null ? 'There is no highest level.' : `It never rises above ${stressMax} (house rule).`} Degrees change it, and so does what happens: before each conflict the GM may play one event (+1 a noise, +3 a breach) or relief (−1 a quiet hour, −3 help in sight), each once a night.`,
  }),
];

/** Tasks, time, and the end of a session. */
export const night = ({ siege: { sessions, conflictsPerSession }, options }: Siege): readonly Block[] =>
  sections({
    Tasks: [
      'A task can be proposed once all it needs is done. The degree on its card or a better one does it, for good.',
      'If it falls short you may try again, unless the card says that there is one try: then it is shut for the night.',
      'Where a task leads out, the active one and the Cooperative are safe and everybody else stays. Those inside may go the same way later, with a roll of their own. Some tasks take everybody along, or end the threat.',
      'Those who are safe are out of play, links and all.',
    ],
    Time: `The night has ${counted(sessions, 'session')} of ${counted(conflictsPerSession, 'conflict')}. Each proposal that is settled is one, rolled or not. If nobody proposes anything, the GM lets time pass, and that counts as a conflict. Help from outside may come after so many conflicts; the GM knows.`,
    'End of a session': [
      'After every session but the last, each two people inside may do this:',
      ...sessionRolls(options),
    ],
    Recovery: RECOVERY,
  });

/** Rules for the rolls of pairs at the end of a session. */
export const sessionRolls = ({ clearTemporary }: HouseRules): readonly string[] => [
  'Roll all links of the pair against each other, labelled and passing.',
  '**More green evens:** you may erase a red label or add a green one.',
  '**More red odds:** you must erase a green label or add a red one. Without a green label, add a red one.',
  '**Equal:** nothing changes.',
  'A new label says what happened between you, in this session or after it. Choose together which one goes.',
  `${clearTemporary ? 'After the rolls, erase all passing links between people inside (house rule).' : 'Passing links stay until they are cancelled.'}`,
];

export const RECOVERY = [
  'Wounds heal only as their labels are erased. As long as you have a *Dying* link, no *Injured* one of yours may go.',
  'When your last *Dying* link goes you are Injured. When your last *Injured* link goes you are Healthy.',
  'If those links went because the others died or left, you go up one level now, after the rolls.',
  'When you get worse again, links that are gone do not come back.',
];

export const ENDINGS_TABLE = wordTable({ 'When nobody is alive inside, or the last session is over': 5, Ending: 3 }, [
  ['Everybody who was alive at the start is safe', 'Everybody safe'],
  ['Somebody is safe', 'Some safe'],
  ['Nobody is safe, and somebody is alive inside', 'Still inside'],
  ['All are dead', 'Nobody left'],
]);
