declare module '*.mdx' {
  import type { ComponentType } from 'react';

  const Text: ComponentType<{ readonly components?: Readonly<Record<string, ComponentType<never>>> }>;
  export default Text;
  export const meta: { readonly title: string; readonly summary: string };
}

declare module '*.md' {
  import type { ComponentType } from 'react';

  const Text: ComponentType;
  export default Text;
}
