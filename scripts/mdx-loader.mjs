import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { rulesPage, scrollingCode } from './rules-page.mjs';

/** Options by a page's extension: the rules are plain Markdown, in which braces and angle brackets mean nothing. */
export const optionsFor = (path) =>
  path.endsWith('.md')
    ? { format: 'md', remarkPlugins: [remarkGfm], rehypePlugins: [rulesPage, scrollingCode] }
    : { format: 'mdx', remarkPlugins: [remarkGfm], rehypePlugins: [scrollingCode] };

/** Compiles a page of ours, tables included; the plain loader takes no plugins by name. */
export default function mdxLoader(source) {
  const done = this.async();
  compile({ value: source, path: this.resourcePath }, optionsFor(this.resourcePath)).then(
    (file) => done(null, String(file)),
    (error) => done(error),
  );
}
