import { eachOne, text } from '@/lib/schema/short-fields';
import { TAGS_MAX } from '../vocabulary';

const tag = text('Tag', 'A word or two by which a background meets a problem.', 'driver');

/** Words by which backgrounds meet problems and people; large or small letters are the same. */
export const tags = (description: string) =>
  eachOne('tag', tag, { title: 'Tags', description, noun: 'tag', max: TAGS_MAX });
