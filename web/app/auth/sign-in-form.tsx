import type { z } from 'zod';
import { loadAuth } from '../../browser/load-auth.ts';
import { useForm } from '../../components/form/use-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { Form, FormError, FormField } from '../../components/ui/form.tsx';
import { Input } from '../../components/ui/input.tsx';
import { notify } from '../../components/ui/notify.ts';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { lateResolver } from '../late-resolver.ts';
import { Link } from '../routing/link.tsx';
import { useLocation } from '../routing/use-location.ts';
import { useSearchParams } from '../routing/use-search-params.ts';
import { authAddress } from './auth-address.ts';
import { showRefusal } from './show-refusal.ts';
import { SIGNING_IN, SignInLinks } from './sign-in-links.tsx';
import type { SignInValues } from './sign-in-values.ts';
import { textLink } from './text-link.ts';

/** The page around it redirects once the session is signed in. */
export function SignInForm() {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const form = useForm({
    resolver: lateResolver(async () => (await import('./sign-in-values.ts')).SignInValues),
    defaultValues: { email: params.get('email') ?? '', password: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;

  async function signIn({ email, password }: z.output<typeof SignInValues>) {
    notify.dismiss('auth-refusal');
    const auth = await loadAuth();
    const { error } = await auth.signInWithPassword({ email, password });
    if (error) {
      showRefusal(form, error);
      if (error.code === 'email_not_confirmed') form.setError('root.unconfirmed', { message: email });
      return;
    }
    const { data: level } = await auth.mfa.getAuthenticatorAssuranceLevel();
    if (level?.nextLevel === level?.currentLevel) notify.success('Signed in successfully!');
  }

  const unconfirmed = errors.root?.unconfirmed as { message?: string } | undefined;
  return (
    <Form form={form} onSubmit={signIn} aria-label="Sign in">
      <FormField
        control={form.control}
        name="email"
        label="Email"
        required
        render={(field) => <Input type="email" autoComplete="username" {...field} />}
      />
      <FormField
        control={form.control}
        name="password"
        label="Password"
        required
        render={(field) => <PasswordInput autoComplete="current-password" {...field} />}
      />
      <FormError />
      {unconfirmed && (
        <p className="text-sm">
          <Link className={textLink} to={authAddress('confirm', { email: unconfirmed.message })}>
            Send the confirmation email again
          </Link>
        </p>
      )}
      <Button
        type="submit"
        size="lg"
        loading={isSubmitting || (isSubmitSuccessful && !errors.root)}
        loadingLabel={SIGNING_IN}
      >
        Sign In
      </Button>
      <SignInLinks
        link={(to, text) => {
          const email = form.watch('email');
          return to === 'forgot-password' ? (
            <Link className={textLink} to={authAddress(to, { email })} state={state}>
              {text}
            </Link>
          ) : (
            <Link className={textLink} to="/set-password" state={{ email }}>
              {text}
            </Link>
          );
        }}
      />
    </Form>
  );
}
