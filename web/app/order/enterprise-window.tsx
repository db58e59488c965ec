import { useEffect, useState } from 'react';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '../../components/ui/dialog.tsx';
import { EnterpriseForm, type InquiryStart } from './enterprise-form.tsx';

const CLOSE_AFTER_MS = 3000;

type EnterpriseWindowProps = {
  start?: InquiryStart | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The offer for many listings. */
export function EnterpriseWindow({ start, isOpen, onOpenChange }: EnterpriseWindowProps) {
  const [isSent, setIsSent] = useState(false);

  useEffect(() => {
    if (!isOpen) return setIsSent(false);
    if (!isSent) return;
    const timer = setTimeout(() => onOpenChange(false), CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isSent, isOpen, onOpenChange]);

  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{isSent ? 'Thank you for your inquiry' : 'Get a quote'}</DialogTitle>
          <DialogDescription role={isSent ? 'status' : undefined}>
            {isSent
              ? 'We’ll reply in 1-2 business days. This window will close.'
              : 'Tell us about your listings. We’ll send you a quote in 1-2 business days.'}
          </DialogDescription>
        </DialogHeader>
        {!isSent && <EnterpriseForm start={start} onSent={() => setIsSent(true)} />}
      </DialogContent>
    </Dialog>
  );
}
