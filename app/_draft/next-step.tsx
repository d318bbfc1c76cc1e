'use client';

import { Button } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import type { StudioStep } from './steps';
import { useStudio } from './use-draft';

export function NextStep({ to }: { readonly to: StudioStep }) {
  const { goToStep } = useStudio();
  return (
    <footer className="border-t-2 border-ink pt-4">
      <Button
        look="main"
        onClick={() => {
          goToStep(to.id);
          window.scrollTo({ top: 0 });
          document.getElementById('step')?.focus({ preventScroll: true });
        }}
      >
        Next: {to.title} <Icon name="out" />
      </Button>
    </footer>
  );
}
