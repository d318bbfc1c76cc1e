/** A sign of the game-icons set (CC BY 3.0): its outline on a grid of 24, and its author. */
export interface Sign {
  readonly path: string;
  readonly author: string;
}

/** Grid of our own signs; that of the set is 512. */
export const SIGN_BOX = 24;
export const SET_BOX = 512;

/** Names of sign files in URLs. A browser fetches only the signs that it shows. */
export const signFile = (name: string): string => `${name}.svg`;

export const formatSignFile = ({ path, author }: Sign): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIGN_BOX} ${SIGN_BOX}"><desc>${author}</desc><path d="${path}"/></svg>`;

export function parseSignFile(svg: string): Sign | undefined {
  const [, author, path] = /<desc>([^<]*)<\/desc><path d="([^"]*)"/.exec(svg) ?? [];
  return author === undefined || path === undefined ? undefined : { path, author };
}
