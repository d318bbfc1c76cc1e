import { expect, test } from 'vitest';
import { slugOf } from './slug';

test.each([
  ['The pod, again!', 'the-pod-again'],
  ['Überfall auf Łódź', 'uberfall-auf-łodz'],
  ['Маяк', 'маяк'],
  ['../../etc/passwd', 'etc-passwd'],
  ['', 'untitled'],
  ['!!!', 'untitled'],
])('%s', (title, expected) => expect(slugOf(title)).toBe(expected));
