import { useState } from 'react';
import { loadAuth } from '../../browser/load-auth.ts';
import { useForm } from '../../components/form/use-form.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Form, FormError, FormField } from '../../components/ui/form.tsx';
import { Input } from '../../components/ui/input.tsx';
import { notify } from '../../components/ui/notify.ts';
import { lateResolver } from '../late-resolver.ts';
import { showRefusal } from './show-refusal.ts';

type NewLinkFormProps = {
  type: 'signup' | 'recovery' | 'invite';
  redirectTo: string;
  /** The initial email address, if known. */
  email?: string;
};

/** Sends a new link if the old one is lost, used or expired. The response never reveals whether an account exists. */
export function NewLinkForm({ type, redirectTo, email: known = '' }: NewLinkFormProps) {
  const [sentTo, setSentTo] = useState('');
  const form = useForm({
    resolver: lateResolver(async () => (await import('./link-request.ts')).LinkRequest),
    defaultValues: { email: known },
  });

  async function send({ email }: { email: string }) {
    setSentTo('');
    const auth = await loadAuth();
    const { error } =
      type === 'signup'
        ? await auth.resend({ type: 'signup', email, options: { emailRedirectTo: redirectTo } })
        : await auth.resetPasswordForEmail(email, { redirectTo });
    if (error) return showRefusal(form, error);
    setSentTo(email);
    notify.success('Email sent again!', { id: 'resend' });
  }

  return (
    <Form form={form} onSubmit={send} aria-label="Send a new link">
      <FormField
        control={form.control}
        name="email"
        label="Email"
        required
        hint="We’ll send a new link to this address."
        render={(field) => <Input type="email" autoComplete="username" {...field} />}
      />
      <FormError />
      {sentTo && (
        <Alert tone="good">
          If <strong>{sentTo}</strong> is waiting for a link, a new one is on its way.
        </Alert>
      )}
      <Button
        type="submit"
        size="lg"
        disabled={form.watch('email').trim() === ''}
        loading={form.formState.isSubmitting}
        loadingLabel="Sending…"
      >
        Send a new link
      </Button>
    </Form>
  );
}
