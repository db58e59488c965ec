import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { loadAuth } from '../../../browser/load-auth.ts';
import { Button } from '../../../components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '../../../components/ui/dialog.tsx';
import { authErrorText } from '../../auth/auth-error-text.ts';
import { CodeForm } from '../../auth/code-form.tsx';
import { freeName } from './free-name.ts';
import { notifyTwoStepOn } from './notify-two-step-on.ts';
import { PhoneNumberForm } from './phone-number-form.tsx';

type EnrollProps = { takenNames: string[]; onChanged: () => void };

/** Codes by text message. An unfinished enrollment is removed. */
export function EnrollPhone({ takenNames, onChanged }: EnrollProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [factorId, setFactorId] = useState('');

  async function begin(phone: string): Promise<string | undefined> {
    const friendlyName = freeName(`Phone ending in ${phone.slice(-4)}`, takenNames);
    const auth = await loadAuth();
    const { data, error } = await auth.mfa.enroll({ factorType: 'phone', friendlyName, phone });
    if (error) return authErrorText(error);
    setFactorId(data.id);
    return undefined;
  }

  async function close() {
    setIsOpen(false);
    if (factorId) await (await loadAuth()).mfa.unenroll({ factorId });
    leave();
  }

  function finish() {
    notifyTwoStepOn();
    leave();
  }

  function leave() {
    setIsOpen(false);
    setFactorId('');
    onChanged();
  }

  return (
    <Dialog open={isOpen} onOpenChange={(open) => (open ? setIsOpen(true) : void close())}>
      <DialogTrigger asChild>
        <Button variant="secondary">
          <Plus aria-hidden="true" /> Add a phone number
        </Button>
      </DialogTrigger>
      <DialogContent className="max-w-lg">
        <DialogHeader>
          <DialogTitle>Add a phone number</DialogTitle>
          <DialogDescription>We’ll text you a six-digit code when you sign in.</DialogDescription>
        </DialogHeader>
        {factorId ? (
          <CodeForm
            factor={{ id: factorId, type: 'phone' }}
            submitLabel="Turn On"
            onVerified={finish}
            hasToasts={false}
          />
        ) : (
          <PhoneNumberForm onPhone={begin} />
        )}
      </DialogContent>
    </Dialog>
  );
}
