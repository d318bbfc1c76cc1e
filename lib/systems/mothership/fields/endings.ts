import { choice, count, entry, group, line, list, prose, toggle } from '@/lib/schema/fields';
import { PLAYERS_MAX } from '../vocabulary';

export const endings = list(
  entry(
    {
      label: line({ title: 'Ending', description: 'A short name for it.', examples: ['Home, all of us'] }),
      when: group(
        {
          objectives: choice(['any', 'done', 'open'], {
            title: 'Objectives',
            description: 'All shut down, or at least one still running, or either.',
            labels: { any: 'Either way', done: 'All shut down', open: 'Not all shut down' },
          }),
          escaped: choice(['any', 'all', 'none', 'exactly'], {
            title: 'Escaped',
            description: 'How many stand on the finish board.',
            labels: { any: 'However many', all: 'Everybody', none: 'Nobody', exactly: 'Exactly this many' },
          }),
          count: count({
            title: 'How many',
            description: 'For “exactly this many”.',
            min: 1,
            max: PLAYERS_MAX,
            initial: 1,
          }),
        },
        { title: 'When', description: 'What must be true at the end. The first ending that fits is read.' },
      ),
      good: toggle({ title: 'A good one', description: 'What people hope for; playtests count it as a success.' }),
      text: prose({
        title: 'Read aloud',
        description: 'The last words of the evening. {players} is how many played, {escaped} how many got out.',
        examples: ['The hatch slams. {escaped} of {players} of you are on the right side of it.'],
      }),
    },
    { title: 'Ending', description: 'How it can end, and what is read aloud then.' },
  ),
  {
    title: 'Endings',
    description: 'Tried from the top; the last one should always fit, so that something is read.',
    noun: 'ending',
    max: 30,
  },
);
