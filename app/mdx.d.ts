declare module '*.mdx' {
  import type { ComponentType } from 'react';

  const Text: ComponentType;
  export default Text;
  export const meta: { readonly title: string; readonly summary: string };
}
