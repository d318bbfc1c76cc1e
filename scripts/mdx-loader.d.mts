import type { CompileOptions } from '@mdx-js/mdx';

export const optionsFor: (path: string) => Pick<CompileOptions, 'format' | 'remarkPlugins' | 'rehypePlugins'>;
