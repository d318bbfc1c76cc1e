import { readFileSync } from 'node:fs';
import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { systems } from '@/lib/systems/registry';
import { optionsFor } from '../../scripts/mdx-loader.mjs';
import { readRules } from '../architecture/rule-citations';

async function pageOf(text: string): Promise<string> {
  const { default: Text } = await evaluate(
    { value: text, path: 'rules.md' },
    { ...runtime, ...optionsFor('rules.md') },
  );
  return renderToStaticMarkup(createElement(Text));
}

const idsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
const idOf = (part: string) => (part.startsWith('A') ? part : `s${part.replace('.', '-')}`);

describe.each(systems.map(({ id }) => id))('the page of the rules of %s', (game) => {
  const text = readFileSync(`content/rules/${game}.md`, 'utf8');
  let page = '';
  beforeAll(async () => {
    page = await pageOf(text);
  });

  it('has exactly one id for each part that can be cited', () => {
    const ids = idsOf(page);
    expect([...readRules(text).parts].map(idOf).filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('links only to existing targets', () => {
    const linked = [...page.matchAll(/ href="#([^"]*)"/g)].map(([, id = '']) => id);
    expect(linked.length).toBeGreaterThan(30);
    expect(linked.filter((id) => !idsOf(page).includes(id))).toEqual([]);
  });

  it('has headings in order, and tables that scroll separately', () => {
    const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    // The surrounding page has the level-1 heading.
    expect(levels).not.toContain(1);
    expect(levels.filter((level, i) => level > (levels[i - 1] ?? 1) + 1)).toEqual([]);
    expect(page.match(/<table>/g)).toHaveLength(
      page.match(/<div class="table-box[^>]*tabindex="0"><table>/g)?.length ?? 0,
    );
  });
});

describe('a page of rules', () => {
  it('gives ids to sections, steps and rulings, and links citations', async () => {
    const html = await pageOf(
      '# R\n\n## 1. One\n\n1. Go, section 2.1.\n\n## 2. Two\n\n### 2.1 Part\n\n| Id |\n|---|\n| A1 |\n',
    );
    expect(html).toContain('<li id="s1-1">Go, section <a href="#s2-1">2.1</a>.</li>');
    expect(html).toContain('<h3 id="s2-1"><a href="#s2-1" class="self">2.1</a> Part</h3>');
    expect(html).toContain('<tr id="A1">');
    expect(html).toContain('<nav aria-label="Contents"');
  });

  it('keeps braces and angle brackets unchanged', async () => {
    expect(await pageOf('# R\n\n## 1. One\n\n{a} < b')).toContain('{a} &lt; b');
  });
});
