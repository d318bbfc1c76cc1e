import type { TextBox } from '@/lib/kit/kit-spec';

/** Texts that must fit where they are printed. */
export const textBoxes = (): readonly TextBox[] => [];
