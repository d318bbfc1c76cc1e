import { checkTools } from '@/lib/tabletop/authoring/reference-check';
import type { CodesOf } from '@/lib/tabletop/authoring/reporter';
import { schema } from '../schema';

/** Codes of the check. They are stable: files, guides and other programs use them. */
export const CODES = {
  'isolation/no-place': { severity: 'hint', meaning: 'The place has no name.' },
  'isolation/part-unnamed': { severity: 'error', meaning: 'A part of the place has no name.' },
  'isolation/no-threat': { severity: 'hint', meaning: 'Nobody has said what keeps everybody in.' },
  'isolation/no-facts': {
    severity: 'hint',
    meaning: 'Players know nothing of the threat, so goals cannot be about it.',
  },

  'isolation/few-cast': { severity: 'warning', meaning: 'Fewer than three people are in the same boat.' },
  'isolation/many-cast': { severity: 'warning', meaning: 'More than ten people are in the same boat.' },
  'isolation/person-unnamed': { severity: 'error', meaning: 'One of the cast has no name.' },
  'isolation/no-profession': { severity: 'hint', meaning: 'One of the cast has no profession.' },
  'isolation/no-bias': { severity: 'hint', meaning: 'One of the cast has no bias.' },
  'isolation/no-goal': { severity: 'hint', meaning: 'One of the cast has no goal.' },
  'isolation/unbalanced': { severity: 'warning', meaning: 'Likeable traits are more than twice the unlikeable ones.' },
  'isolation/bias-unused': { severity: 'error', meaning: 'A bias hits nobody here, and nobody shares it.' },
  'isolation/npc-unnamed': { severity: 'error', meaning: 'An NPC who is not in the same boat has no name.' },

  'isolation/link-to-self': { severity: 'error', meaning: 'A link leads from somebody to the same person.' },
  'isolation/no-label': { severity: 'error', meaning: 'A link other than a passing mood has no label.' },
  'isolation/mood-label': { severity: 'error', meaning: 'A passing mood has a label.' },
  'isolation/bias-links': { severity: 'warning', meaning: 'Links of a bias do not come in twos.' },
  'isolation/goal-links': { severity: 'warning', meaning: 'Links of a goal do not come in threes.' },
  'isolation/crowded-pair': { severity: 'warning', meaning: 'Two people have more links than anybody can roll.' },
  'isolation/bare-pairs': { severity: 'warning', meaning: 'There is nothing between two people.' },

  'isolation/no-task': { severity: 'warning', meaning: 'No task is prepared.' },
  'isolation/task-unnamed': { severity: 'error', meaning: 'A task has no title.' },
  'isolation/task-circle': { severity: 'error', meaning: 'Tasks wait for each other in a circle.' },
  'isolation/everybody-stays': { severity: 'hint', meaning: 'A task takes everybody along but leads nobody out.' },
  'isolation/fits-nobody': { severity: 'hint', meaning: 'A word of a task fits nothing on any sheet or label.' },
  'isolation/nobody-safe': { severity: 'warning', meaning: 'No task leads out, and no help comes.' },
  'isolation/night-short': { severity: 'warning', meaning: 'A way out takes more tasks than the night has conflicts.' },
  'isolation/help-late': { severity: 'warning', meaning: 'Help would come after the night is over.' },

  'isolation/stress-high': { severity: 'warning', meaning: 'Stress begins above three.' },
  'isolation/stress-ceiling': { severity: 'warning', meaning: 'Stress begins above its limit.' },
  'isolation/no-event': { severity: 'hint', meaning: 'Nothing happens by itself.' },
  'isolation/event-backwards': { severity: 'hint', meaning: 'An event takes Stress away, or a relief adds some.' },

  'isolation/unknown-reference': { severity: 'error', meaning: 'Something names an entry that does not exist.' },
  'isolation/nothing-picked': { severity: 'warning', meaning: 'A line names nothing yet.' },
  'isolation/same-name': { severity: 'warning', meaning: 'Two things of the same kind have the same name.' },
} as const satisfies CodesOf<'isolation/'>;

export const { report, blanks, checkList, checkReferences } = checkTools(CODES, schema, 'isolation/same-name', {
  unknown: 'isolation/unknown-reference',
  nothing: 'isolation/nothing-picked',
  nouns: { cast: 'character', tasks: 'task' },
  links: ['links', 'requires'],
  needed: [],
});
