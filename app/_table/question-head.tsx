import type { ReactNode } from 'react';
import type { Question } from '@/lib/table/questions';

export function QuestionHead({ question, children }: { readonly question: Question; readonly children?: ReactNode }) {
  return (
    <header>
      <h1 className="text-2xl sm:text-3xl">{question.title}</h1>
      <p className="mt-1 text-lg">{question.ask}</p>
      {children !== undefined && <p className="mt-1 text-sm text-grey">{children}</p>}
    </header>
  );
}
