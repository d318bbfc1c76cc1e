import { entry, line, list } from '@/lib/schema/fields';
import { TAGS_MAX } from '../vocabulary';

/** Words by which backgrounds meet problems and people; large or small letters are the same. */
export const tags = (description: string) =>
  list(
    entry(
      { tag: line({ title: 'Tag', description: 'A word or two.', examples: ['driver'] }) },
      { title: 'Tag', description: 'A word by which a background meets a problem.' },
    ),
    { title: 'Tags', description, noun: 'tag', max: TAGS_MAX },
  );
