'use client';

import { createContext, use } from 'react';

export type StudioDialog = 'share' | 'points' | 'palette' | 'replace' | 'shortcuts';

export const ShowContext = createContext<(dialog: StudioDialog) => void>(() => undefined);

export const useShow = () => use(ShowContext);
