import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { findSystem } from '@/lib/systems/registry';

const pagesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => ({ slug: basename(name, '.mdx'), text: readFileSync(`${folder}/${name}`, 'utf8') }));

const guides = pagesIn('content/guides');
const primers = pagesIn('content/systems');

describe.each([...guides, ...primers].map((page) => [page.slug, page] as const))('%s', (_slug, { text }) => {
  it('compiles and describes itself', async () => {
    const { meta } = await evaluate(text, { ...runtime, remarkPlugins: [remarkGfm] });
    expect(meta).toEqual({ title: expect.stringMatching(/\S/), summary: expect.stringMatching(/\S/) });
  });

  it('has one heading of the first level', () => {
    const outsideCode = text.replace(/^```.*?^```$/gms, '');
    expect(outsideCode.match(/^# /gm)).toHaveLength(1);
  });

  it('links only to pages and guides that exist', () => {
    const linked = [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, address]) => address);
    const known = [
      '/',
      '/library',
      '/privacy',
      '/your-data',
      ...guides.map(({ slug }) => `/guides/${slug}`),
      ...primers.map(({ slug }) => `/games/${slug}`),
      ...primers.map(({ slug }) => `/guides/rules/${slug}`),
    ];
    expect(linked.filter((address) => !known.includes(String(address)))).toEqual([]);
  });
});

describe('primers', () => {
  it('link to the rules of their game', () => {
    for (const { slug, text } of primers) expect(text).toContain(`](/guides/rules/${slug})`);
  });

  it('are about existing games', () => {
    expect(primers.length).toBeGreaterThan(0);
    for (const { slug } of primers) expect(findSystem(slug)?.id).toBe(slug);
  });
});
