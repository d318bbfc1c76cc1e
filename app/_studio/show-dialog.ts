'use client';

import { createContext, use } from 'react';

export type StudioDialog = 'share' | 'points' | 'palette' | 'replace' | 'shortcuts' | 'lists';

export const ShowContext = createContext<(dialog: StudioDialog, file?: File) => void>(() => undefined);

export const useShow = () => use(ShowContext);
