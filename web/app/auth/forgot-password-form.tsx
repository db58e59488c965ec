import { useState } from 'react';
import { LINK_LIFE } from '#domain/mails/rules.ts';
import { loadAuth } from '../../browser/load-auth.ts';
import { useForm } from '../../components/form/use-form.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Form, FormError, FormField } from '../../components/ui/form.tsx';
import { Input } from '../../components/ui/input.tsx';
import { notify } from '../../components/ui/notify.ts';
import { lateResolver } from '../late-resolver.ts';
import { Link } from '../routing/link.tsx';
import { useLocation } from '../routing/use-location.ts';
import { useSearchParams } from '../routing/use-search-params.ts';
import { authAddress, resetTarget } from './auth-address.ts';
import { showRefusal } from './show-refusal.ts';
import { textLink } from './text-link.ts';

export function ForgotPasswordForm() {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const [sentTo, setSentTo] = useState('');
  const form = useForm({
    resolver: lateResolver(async () => (await import('./link-request.ts')).LinkRequest),
    defaultValues: { email: params.get('email') ?? '' },
  });

  async function send({ email }: { email: string }) {
    setSentTo('');
    const auth = await loadAuth();
    const { error } = await auth.resetPasswordForEmail(email, { redirectTo: resetTarget() });
    if (error) return showRefusal(form, error);
    setSentTo(email);
    notify.success('Password reset email sent! Check your inbox.');
  }

  return (
    <Form form={form} onSubmit={send} aria-label="Forgot password">
      <FormField
        control={form.control}
        name="email"
        label="Email"
        required
        render={(field) => <Input type="email" autoComplete="username" {...field} />}
      />
      <FormError />
      {sentTo && (
        <Alert tone="good">
          If <strong>{sentTo}</strong> has an account, the email is on its way. {LINK_LIFE}
        </Alert>
      )}
      <Button
        type="submit"
        size="lg"
        disabled={form.watch('email').trim() === ''}
        loading={form.formState.isSubmitting}
        loadingLabel="Sending…"
      >
        Send Reset Link
      </Button>
      <p>
        <Link className={textLink} to={authAddress('sign-in')} state={state}>
          Back to Sign In
        </Link>
      </p>
    </Form>
  );
}
