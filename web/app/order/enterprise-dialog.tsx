import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import type { InquiryStart } from './enterprise-form.tsx';

/** Few people ask for an offer, so its form loads when someone does. */
const EnterpriseWindow = lazy(async () => ({
  default: (await import('./enterprise-window.tsx')).EnterpriseWindow,
}));

type EnterpriseDialogProps = {
  start?: InquiryStart | undefined;
  startsOpen?: boolean;
  variant: 'secondary' | 'link';
  children: ReactNode;
};

/** The button that opens the offer for many listings. Don't nest it in another form. */
export function EnterpriseDialog({ start, startsOpen = false, variant, children }: EnterpriseDialogProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [isAsked, setIsAsked] = useState(startsOpen);
  return (
    <>
      <Button
        variant={variant}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setIsAsked(true);
          setIsOpen(true);
        }}
      >
        {children}
      </Button>
      {isAsked && (
        <Suspense>
          <EnterpriseWindow start={start} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
