import { checkTools } from '@/lib/tabletop/authoring/reference-check';
import { type CodesOf, error, hint, need, taste, warning } from '@/lib/tabletop/authoring/reporter';
import { schema } from '../schema';

/** Codes of the check. They are stable: files, guides and other programs use them. */
export const CODES = {
  'isolation/no-place': hint('The place has no name.'),
  'isolation/part-unnamed': need(error('A part of the place has no name.')),
  'isolation/no-threat': hint('Nobody has said what keeps everybody in.'),
  'isolation/no-facts': hint('Players know nothing of the threat, so goals cannot be about it.'),

  'isolation/few-cast': need(error('Fewer than three living people are in the same boat.')),
  'isolation/cast-dying': taste(warning('Everybody who is alive at the start is dying.')),
  'isolation/no-traits': need(taste(warning('Nobody in the cast has a trait.'))),
  'isolation/many-cast': taste(warning('More than ten people are in the same boat.')),
  'isolation/person-unnamed': need(error('One of the cast has no name.')),
  'isolation/no-profession': hint('One of the cast has no profession.'),
  'isolation/no-bias': hint('One of the cast has no bias.'),
  'isolation/no-goal': hint('One of the cast has no goal.'),
  'isolation/unbalanced': taste(warning('Likeable traits are more than twice the unlikeable ones.')),
  'isolation/bias-unused': error('A bias hits nobody here, and nobody shares it.'),
  'isolation/npc-unnamed': need(error('An NPC who is not in the same boat has no name.')),

  'isolation/link-to-self': error('A link leads from somebody to the same person.'),
  'isolation/no-label': need(error('A link other than a passing mood has no label.')),
  'isolation/mood-label': error('A passing mood has a label.'),
  'isolation/bias-links': taste(warning('Links of a bias do not come in twos.')),
  'isolation/goal-links': taste(warning('Links of a goal do not come in threes.')),
  'isolation/no-red-link': taste(warning('All links are green.')),
  'isolation/injury-unlinked': taste(warning('Somebody begins injured or dying without the links of that injury.')),
  'isolation/injury-unfounded': taste(warning('A link is due to an injury that neither of the two has.')),
  'isolation/goals-contradict': warning('Two goals are the same and rule each other out.'),
  'isolation/crowded-pair': taste(warning('Two people have more links than anybody can roll.')),
  'isolation/bare-pairs': need(taste(warning('There is nothing between two people.'))),

  'isolation/no-task': need(taste(warning('No task is prepared.'))),
  'isolation/task-unnamed': need(error('A task has no title.')),
  'isolation/task-circle': error('Tasks wait for each other in a circle.'),
  'isolation/everybody-stays': hint('A task takes everybody along but leads nobody out.'),
  'isolation/fits-nobody': hint('A word of a task fits nothing on any sheet or label.'),
  'isolation/serves-and-violates': warning('A task serves and violates the same word.'),
  'isolation/after-the-end': warning('A task waits for one that ends the night.'),
  'isolation/nobody-safe': need(taste(warning('No task leads out, and no help comes.'))),
  'isolation/night-short': taste(warning('A task takes more conflicts than there are before help or the end.')),
  'isolation/help-early': taste(warning('Help comes after the first conflict.')),
  'isolation/help-late': taste(warning('Help would come after the night is over.')),

  'isolation/stress-high': taste(warning('Stress begins above three.')),
  'isolation/stress-ceiling': warning('Stress begins above its limit.'),
  'isolation/no-event': hint('Nothing happens by itself.'),
  'isolation/event-backwards': hint('An event takes Stress away, or a relief adds some.'),

  'isolation/unknown-reference': error('Something names an entry that does not exist.'),
  'isolation/nothing-picked': need(warning('A line names nothing yet.')),
  'isolation/same-name': taste(warning('Two things of the same kind have the same name.')),
} as const satisfies CodesOf<'isolation/'>;

export const { report, blanks, checkList, checkReferences } = checkTools(CODES, schema, 'isolation/same-name', {
  unknown: 'isolation/unknown-reference',
  nothing: 'isolation/nothing-picked',
  nouns: { cast: 'character', tasks: 'task' },
  links: ['links', 'requires'],
  needed: [],
});
