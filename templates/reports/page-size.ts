/** Points of A4. */
const [WIDTH, HEIGHT] = [595.28, 841.89];

export const MARGIN = { side: 42, top: 42, bottom: 60 } as const;
export const BODY_WIDTH = WIDTH - 2 * MARGIN.side;

/** The library drops what an unbreakable block taller than a page can't hold; nothing of half a page's height is one. */
export const UNBROKEN_MOST = (HEIGHT - MARGIN.top - MARGIN.bottom) / 2;
