import { expect, it } from 'vitest';
import type { ChainLink } from '@/lib/scenario/draft';
import { noteLabel } from './publish-form';

const link = (title: string): ChainLink => ({
  title,
  authors: [],
  licence: 'MIT',
  version: 2,
  sha256: 'a'.repeat(64),
  address: '',
});

it('asks for changes since the previous version or the remixed one, or for what is new', () => {
  expect(noteLabel(undefined, [])).toBe('What is new (optional)');
  expect(noteLabel(undefined, [link('The gpj.\u202eexe'), link('Before it')])).toBe(
    'What changed since “The gpj.[U+202E]exe” (optional)',
  );
  expect(noteLabel(undefined, [link(' ')])).toBe('What changed since “Untitled” (optional)');
  expect(noteLabel(3, [link('The well')])).toBe('What changed since version 3 (optional)');
});
