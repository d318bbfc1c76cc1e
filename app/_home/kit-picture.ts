/** Size in which pages show the picture of a kit. */
export const KIT_PICTURE_PX = { width: 1000, height: 440 } as const;

export const kitPictureAddress = (game: string): string => `/ready/kit-${game}.svg`;
