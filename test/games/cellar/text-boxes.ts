import type { TextBox } from '@/lib/kit/kit-spec';

export const textBoxes = (): readonly TextBox[] => [];
