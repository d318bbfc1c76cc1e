import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';

/** Compiles a page of ours, tables included; the plain loader takes no plugins by name. */
export default function mdxLoader(source) {
  const done = this.async();
  compile({ value: source, path: this.resourcePath }, { remarkPlugins: [remarkGfm] }).then(
    (file) => done(null, String(file)),
    (error) => done(error),
  );
}
