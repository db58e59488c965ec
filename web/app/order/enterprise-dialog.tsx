import { type ReactNode, useEffect, useState } from 'react';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '../../components/ui/dialog.tsx';
import { EnterpriseForm, type InquiryStart } from './enterprise-form.tsx';

const CLOSE_AFTER_MS = 3000;

type EnterpriseDialogProps = { start?: InquiryStart | undefined; startsOpen?: boolean; children: ReactNode };

/** The offer for many listings. The child is the button that opens it. Don't nest it in another form. */
export function EnterpriseDialog({ start, startsOpen = false, children }: EnterpriseDialogProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [isSent, setIsSent] = useState(false);

  useEffect(() => {
    if (!isSent || !isOpen) return;
    const timer = setTimeout(() => setIsOpen(false), CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isSent, isOpen]);

  function change(open: boolean) {
    if (open) setIsSent(false);
    setIsOpen(open);
  }

  return (
    <Dialog open={isOpen} onOpenChange={change}>
      <DialogTrigger asChild>{children}</DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{isSent ? 'Thank you for your inquiry' : 'More than 10 listings?'}</DialogTitle>
          <DialogDescription role={isSent ? 'status' : undefined}>
            {isSent
              ? 'Our team replies in 1-2 business days. This window closes by itself.'
              : 'Tell us about your listings. Our team replies with an offer in 1-2 business days.'}
          </DialogDescription>
        </DialogHeader>
        {!isSent && <EnterpriseForm start={start} onSent={() => setIsSent(true)} />}
      </DialogContent>
    </Dialog>
  );
}
