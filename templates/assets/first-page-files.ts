import { FACES, type FaceName } from './catalogue';

/** Faces on almost every page. Others are loaded for the pages that use them. */
export const USUAL_FACES: readonly FaceName[] = ['heading', 'label', 'body', 'bold'];

/** Addresses of the files that a page with Latin letters needs, as browserAssets() loads them. */
export const FIRST_PAGE_FILES: readonly string[] = [
  '/wasm/harfbuzz.wasm',
  ...USUAL_FACES.map((face) => `/fonts/${FACES[face][0].name}`),
];
