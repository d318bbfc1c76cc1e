import { describe, expect, it } from 'vitest';
import { sayOtherFormat } from './other-formats';

describe('files of other kinds', () => {
  it.each([
    ['<!DOCTYPE html>\n<p>Sign in</p>', 'web page'],
    ['<?xml version="1.0"?><a/>', 'XML'],
    ['```json\n{}\n```', 'fences'],
    ['---\nformat: trapdoor/scenario\n', 'YAML'],
    ['title: The cellar\nbody:\n', 'YAML'],
    ['suit,event\nclubs,The lift drops\n', 'table'],
    ['suit;event\nclubs;The lift drops, and stops\n', 'table'],
    ['Clubs\tThe lift\nHearts\tA voice', 'table'],
    ['Dear diary,\nnothing happened.', 'a text'],
    ['hello', 'a text'],
  ])('%s', (text, said) => expect(sayOtherFormat(text)).toContain(said));

  it.each(['{"a": 1,}', '[1,\n2,\n', '// mine\n{}', "{'a': 1}", '“a”'])('leave %s to the scanner', (text) =>
    expect(sayOtherFormat(text)).toBeUndefined(),
  );
});
