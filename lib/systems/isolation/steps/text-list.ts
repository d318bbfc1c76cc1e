import type { Widget } from '@/lib/contract/form';

/** A list of short entries that no group is asked for. */
export const textList = (title: string, path: string, empty: string, headline = 'text'): Widget => ({
  widget: 'list',
  title,
  path: path.split('.'),
  headline,
  empty,
});
