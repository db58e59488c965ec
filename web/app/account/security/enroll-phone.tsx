import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { auth } from '../../../browser/auth.ts';
import { Button } from '../../../components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '../../../components/ui/dialog.tsx';
import { Form, FormField } from '../../../components/ui/form.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { authErrorText } from '../../auth/auth-error-text.ts';
import { CodeForm } from '../../auth/code-form.tsx';
import { freeName } from './free-name.ts';
import { toPhoneNumber } from './phone-number.ts';

type EnrollProps = { takenNames: string[]; onChanged: () => void };

/** Codes by text message. An unfinished enrollment is removed. */
export function EnrollPhone({ takenNames, onChanged }: EnrollProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [factorId, setFactorId] = useState('');
  const form = useForm({ defaultValues: { phone: '' } });

  async function begin({ phone: typed }: { phone: string }) {
    const phone = toPhoneNumber(typed);
    if (!phone) {
      const message = 'Enter a number with its area code, or with + and its country code';
      return form.setError('phone', { message }, { shouldFocus: true });
    }
    const friendlyName = freeName(`Phone ending in ${phone.slice(-4)}`, takenNames);
    const { data, error } = await auth.mfa.enroll({ factorType: 'phone', friendlyName, phone });
    if (error) return form.setError('phone', { message: authErrorText(error) }, { shouldFocus: true });
    setFactorId(data.id);
  }

  async function close() {
    setIsOpen(false);
    if (factorId) await auth.mfa.unenroll({ factorId });
    leave();
  }

  function finish() {
    notify.success('Two-step sign-in is on.', {
      description: 'Next, get recovery codes in case you lose your phone.',
    });
    leave();
  }

  function leave() {
    setIsOpen(false);
    setFactorId('');
    form.reset();
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
          <DialogDescription>We send a six-digit code by text message when you sign in.</DialogDescription>
        </DialogHeader>
        {factorId ? (
          <CodeForm
            factor={{ id: factorId, type: 'phone' }}
            submitLabel="Turn On"
            onVerified={finish}
            hasToasts={false}
          />
        ) : (
          <Form form={form} onSubmit={begin} aria-label="Phone number">
            <FormField
              control={form.control}
              name="phone"
              label="Phone number"
              required
              render={(field) => <Input type="tel" autoComplete="tel" {...field} />}
            />
            <Button type="submit" size="lg" loading={form.formState.isSubmitting} loadingLabel="One moment…">
              Continue
            </Button>
          </Form>
        )}
      </DialogContent>
    </Dialog>
  );
}
