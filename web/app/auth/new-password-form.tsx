import { loadAuth } from '../../browser/load-auth.ts';
import { useForm } from '../../components/form/use-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { Form, FormError, FormField } from '../../components/ui/form.tsx';
import { PasswordInput } from '../../components/ui/password-input.tsx';
import { missingMessage, passwordRules } from './password-rules.ts';
import { showRefusal } from './show-refusal.ts';
import { UsernameField } from './username-field.tsx';

type Values = { password: string; again: string };
type NewPasswordFormProps = { label: string; submitLabel: string; onSaved: () => void };

/** A strong password, twice. Missing requirements show while typing. */
export function NewPasswordForm({ label, submitLabel, onSaved }: NewPasswordFormProps) {
  const form = useForm<Values>({ defaultValues: { password: '', again: '' } });
  const { isSubmitting, errors } = form.formState;

  async function save(values: Values) {
    const problem = findProblem(values);
    if (problem) return form.setError(...problem, { shouldFocus: true });
    const auth = await loadAuth();
    const { error } = await auth.updateUser({ password: values.password });
    if (error) return showRefusal(form, error);
    form.reset();
    onSaved();
  }

  return (
    <Form form={form} onSubmit={save} aria-label={label}>
      <UsernameField />
      <FormField
        control={form.control}
        name="password"
        label="New password"
        required
        hint={errors.password ? undefined : <Hint password={form.watch('password')} />}
        render={(field) => <PasswordInput autoComplete="new-password" {...field} />}
      />
      <FormField
        control={form.control}
        name="again"
        label="Confirm password"
        required
        render={(field) => <PasswordInput autoComplete="new-password" {...field} />}
      />
      <FormError />
      <Button type="submit" size="lg" loading={isSubmitting} loadingLabel="Saving…">
        {submitLabel}
      </Button>
    </Form>
  );
}

function Hint({ password }: { password: string }) {
  const missing = missingMessage(password);
  return (
    <span role="status" className={missing ? undefined : 'font-semibold text-good'}>
      {password === '' ? `Use ${passwordRules}.` : (missing ?? 'This password is strong enough.')}
    </span>
  );
}

function findProblem({ password, again }: Values): [keyof Values, { message: string }] | undefined {
  const missing = missingMessage(password);
  if (password === '') return ['password', { message: 'Please fill in both password fields' }];
  if (again === '') return ['again', { message: 'Please fill in both password fields' }];
  if (missing) return ['password', { message: missing }];
  if (password !== again) return ['again', { message: 'Passwords do not match' }];
  return undefined;
}
