import type { z } from 'zod';
import { loadAuth } from '../../browser/load-auth.ts';
import { useForm } from '../../components/form/use-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { Form, FormError, FormField } from '../../components/ui/form.tsx';
import { Input } from '../../components/ui/input.tsx';
import { notify } from '../../components/ui/notify.ts';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { lateResolver } from '../late-resolver.ts';
import { EmailField, NameField, PhoneField } from '../person-fields.tsx';
import { navigate } from '../routing/place.ts';
import { useSearchParams } from '../routing/use-search-params.ts';
import { authAddress, orderTarget } from './auth-address.ts';
import { passwordRules } from './password-rules.ts';
import { showRefusal } from './show-refusal.ts';
import type { SignUpValues } from './sign-up-values.ts';
import { textLink } from './text-link.ts';

export function SignUpForm() {
  const [params] = useSearchParams();
  const form = useForm({
    resolver: lateResolver(async () => (await import('./sign-up-values.ts')).SignUpValues),
    defaultValues: {
      firstName: '',
      email: params.get('email') ?? '',
      phone: '',
      listingUrl: params.get('listing') ?? '',
      password: '',
    },
  });

  async function signUp({ firstName, email, phone, listingUrl, password }: z.output<typeof SignUpValues>) {
    const auth = await loadAuth();
    const { error } = await auth.signUp({
      email,
      password,
      options: {
        data: { first_name: firstName, phone, listing_url: listingUrl },
        emailRedirectTo: orderTarget(listingUrl),
      },
    });
    if (error) return showRefusal(form, error);
    notify.success('Account created! Please check your email to confirm your account.');
    navigate(authAddress('confirm', { email, listing: listingUrl }));
  }

  const { control } = form;
  return (
    <Form form={form} onSubmit={signUp} aria-label="Sign up">
      <NameField name="firstName" label="First name" autoComplete="given-name" />
      <EmailField autoComplete="username" />
      <PhoneField />
      <FormField
        control={control}
        name="listingUrl"
        label="Listing URL"
        required
        hint="The listing for your first episode. We’ll fill in the order form for you. You won’t be charged yet."
        render={(field) => <Input type="url" placeholder="https://" {...field} />}
      />
      <FormField
        control={control}
        name="password"
        label="Password"
        required
        hint={`Use ${passwordRules}.`}
        render={(field) => <PasswordInput autoComplete="new-password" {...field} />}
      />
      <FormError />
      <Button type="submit" size="lg" loading={form.formState.isSubmitting} loadingLabel="Signing up…">
        Sign Up
      </Button>
      <p className="text-ink-soft text-sm">
        By signing up, you agree to our{' '}
        <a className={textLink} href="/terms-of-service">
          Terms of Service
        </a>{' '}
        and{' '}
        <a className={textLink} href="/privacy-policy">
          Privacy Policy
        </a>
        .
      </p>
    </Form>
  );
}
