'use client';

import dynamic from 'next/dynamic';
import { dialogMissing } from '@/app/_ui/part-missing';

// Dialogs are loaded when opened.
export const LazyChoose = dynamic(() => import('./choose-dialog').then((module) => module.ChooseDialog, dialogMissing));
export const LazyPeople = dynamic(() => import('./people-dialog').then((module) => module.PeopleDialog, dialogMissing));
export const LazyInvite = dynamic(() => import('./invite-dialog').then((module) => module.InviteDialog, dialogMissing));
export const LazyQuestion = dynamic(() =>
  import('./question-dialog').then((module) => module.QuestionDialog, dialogMissing),
);
export const LazyRestore = dynamic(() =>
  import('./restore-dialog').then((module) => module.RestoreDialog, dialogMissing),
);
export const LazySecrets = dynamic(() =>
  import('./secrets-dialog').then((module) => module.SecretsDialog, dialogMissing),
);
