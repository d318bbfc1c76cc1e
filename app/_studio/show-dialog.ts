'use client';

import { createContext, use } from 'react';

/** Dialogs of the studio. */
export type StudioDialog = 'share' | 'points' | 'palette' | 'replace' | 'shortcuts';

export const ShowContext = createContext<(dialog: StudioDialog) => void>(() => undefined);

/** Opens a dialog of the studio. */
export const useShow = () => use(ShowContext);
