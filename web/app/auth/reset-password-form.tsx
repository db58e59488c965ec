import { MIN_PASSWORD_LENGTH } from '#domain/accounts/rules.ts';
import { loadAuth } from '../../browser/load-auth.ts';
import { saveNotice } from '../../browser/notice-after-load.ts';
import { useForm } from '../../components/form/use-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { Form, FormError, FormField } from '../../components/ui/form.tsx';
import { notify } from '../../components/ui/notify.ts';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { showRefusal } from './show-refusal.ts';
import { UsernameField } from './username-field.tsx';

type Values = { password: string; again: string };

const SESSION_EXPIRED = 'Session expired. Please request a new password reset link.';
const UPDATED = 'Password updated successfully!';

export function ResetPasswordForm() {
  const form = useForm<Values>({ defaultValues: { password: '', again: '' } });

  async function save(values: Values) {
    const problem = findProblem(values);
    if (problem) return form.setError(...problem, { shouldFocus: true });
    const auth = await loadAuth();
    const { data } = await auth.getSession();
    if (!data.session) {
      form.setError('root', { message: SESSION_EXPIRED });
      notify.error(SESSION_EXPIRED, { id: 'auth-refusal' });
      return;
    }
    const { error } = await auth.updateUser({ password: values.password });
    if (error) return showRefusal(form, error);
    notify.success(UPDATED);
    saveNotice(UPDATED);
    // A full page load, so that nothing from before the reset stays in memory.
    location.assign('/account');
  }

  const { isSubmitting, isSubmitSuccessful, errors } = form.formState;
  const isLeaving = isSubmitSuccessful && Object.keys(errors).length === 0;
  return (
    <Form form={form} onSubmit={save} aria-label="Choose a new password">
      <UsernameField />
      <FormField
        control={form.control}
        name="password"
        label="New password"
        required
        hint="At least 6 characters."
        render={(field) => <PasswordInput autoComplete="new-password" {...field} />}
      />
      <FormField
        control={form.control}
        name="again"
        label="Confirm new password"
        required
        render={(field) => <PasswordInput autoComplete="new-password" {...field} />}
      />
      <FormError />
      <Button type="submit" size="lg" loading={isSubmitting || isLeaving} loadingLabel="Updating…">
        Update Password
      </Button>
    </Form>
  );
}

function findProblem({ password, again }: Values): [keyof Values, { message: string }] | undefined {
  if (password === '') return ['password', { message: 'New password is required' }];
  if (again === '') return ['again', { message: 'Please enter the new password again' }];
  if ([...password].length < MIN_PASSWORD_LENGTH)
    return ['password', { message: `Password must be at least ${MIN_PASSWORD_LENGTH} characters long` }];
  if (password !== again) return ['again', { message: 'Passwords do not match' }];
  return undefined;
}
