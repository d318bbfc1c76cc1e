import type { Block } from '@/lib/kit/blocks';
import { bullets, cells, section, table, text } from '@/lib/kit/short-blocks';
import { counted } from '@/lib/tabletop/wording';
import type { HouseRules, Siege } from '../../schema';

// What a result leaves behind, and how the night ends (rules 6, 7, 8 and 15).

/** Wounds, links and Stress, in the order they come. */
export const aftermath = (options: HouseRules): readonly Block[] => [
  text('Go through it in this order: wounds, deaths, injury links, passing links, Stress, then the task.'),
  ...section('Wounds', 2, [
    text(
      'If a dangerous conflict fails, even partially, there are as many wounds as the GM’s odds exceed the effort. The active one, Cooperative and Neutral who are there share them; Hostile are spared.',
    ),
    bullets([
      'A wound is one step down: Healthy, Injured, Dying, Dead.',
      'Those who were Dying before take one each first, and die. If there are not enough, go by the order of the cast.',
      'You and the GM tell who takes the rest. If nobody knows, one each from the active one on through the cast, and round again. Wounds beyond that are lost.',
      'Blame those who stood in the way or stood by. The threat need not lay a hand on anybody.',
      '**Injury links:** when you become Injured, a red link labelled *Injured* to everybody else alive and inside; when you become Dying, one labelled *Dying*. Two steps at once bring both.',
    ]),
  ]),
  ...section('Death', 2, [
    text(
      'All red and passing links of the dead vanish. Their labelled green ones become passing green links, spread evenly over the pairs that are left inside; what remains goes to the first pairs in the order of the cast.',
    ),
  ]),
  ...section('Passing links', 2, [
    text(
      `They come between the active one and those who were asked, as the table of degrees says. Those who turned Hostile late get the red ones too. ${DEFAULTED[String(options.linksForDefaulted)]} Each first cancels a passing link of the other colour on its pair, and only what is left is drawn. Links with a label are never cancelled.`,
    ),
  ]),
  ...section('Stress', 2, [
    text(
      `Each level is a red die for the active one and a die for the GM. It begins where the trouble is, usually at 1 to 3, and never falls below 0. ${ceiling(options)} Degrees change it, and so does what happens: before each conflict the GM may play one event (+1 a noise, +3 a breach) or relief (−1 a quiet hour, −3 help in sight), each once a night.`,
    ),
  ]),
];

const DEFAULTED: Readonly<Record<string, string>> = {
  false: 'Those who were Neutral by default and stayed so get none.',
  true: 'Those who were Neutral by default and stayed so count as Neutral (house rule).',
};

const ceiling = ({ stressMax }: HouseRules): string =>
  stressMax === null ? 'There is no highest level.' : `It never rises above ${stressMax} (house rule).`;

/** Tasks, time and the ways in which it ends. */
export const night = ({ siege: { sessions, conflictsPerSession } }: Siege): readonly Block[] => [
  ...section('Tasks', 2, [
    bullets([
      'A task can be proposed once all it needs is done. The degree on its card or a better one does it, for good.',
      'If it falls short, you may try again, unless the card says that there is one try: then it is shut for the night.',
      'Where a task leads out, the active one and the Cooperative are safe, and everybody else stays; so those inside may go the same way later, with a roll of their own. Some tasks take everybody along, or end the threat.',
      'Who is safe is out of play, links and all.',
    ]),
  ]),
  ...section('Time', 2, [
    text(
      `The night has ${counted(sessions, 'session')} of ${counted(conflictsPerSession, 'conflict')}. If nobody proposes anything, the GM lets time pass, and that counts as a conflict. Help from outside may come after so many conflicts; the GM knows.`,
    ),
  ]),
];

/** What two people do at the end of a session. */
export const sessionRolls = ({ clearTemporary }: HouseRules): readonly string[] => [
  'Roll all links of the pair against each other, labelled and passing.',
  '**More green evens:** you may erase a red label or add a green one.',
  '**More red odds:** you must erase a green label or add a red one. Without a green label, add a red one.',
  '**Equal:** nothing changes.',
  'A new label says what happened between you, in this session or after it. Choose together which one goes.',
  ...(clearTemporary ? ['After the rolls, erase all passing links between people inside (house rule).'] : []),
];

export const recovery = (): readonly string[] => [
  'Wounds heal only as their labels are erased. As long as you have a *Dying* link, no *Injured* one may go.',
  'When your last *Dying* link goes you are Injured. When your last *Injured* link goes you are Healthy.',
  'If those links went because the others died or left, you go up one level now, after the rolls.',
  'When you get worse again, links that are gone do not come back.',
];

/** How it can end. */
export const endings = (): Block =>
  table(Object.entries({ 'The night is over when nobody is alive inside, or after the last session': 5, Ending: 3 }), [
    cells('Everybody who was alive at the start is safe', 'Everybody safe'),
    cells('Somebody is safe', 'Some safe'),
    cells('Nobody is safe, and somebody is alive inside', 'Still inside'),
    cells('All are dead', 'Nobody left'),
  ]);
