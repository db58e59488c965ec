import type { DeletionPreview } from '#domain/account-data/schema.ts';
import { ApiError, request } from '../../../browser/api.ts';
import { auth } from '../../../browser/auth.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Form, FormField } from '../../../components/ui/form.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { PasswordInput } from '../../../components/ui/password-input.tsx';

type DeleteAccountFormProps = { preview: DeletionPreview; onCancel: () => void };

export function DeleteAccountForm({ preview, onCancel }: DeleteAccountFormProps) {
  const form = useForm({ defaultValues: { password: '', confirmation: '' } });

  async function remove(values: { password: string; confirmation: string }) {
    try {
      await request('POST /api/account/deletion', values);
      await auth.signOut({ scope: 'local' });
      location.assign('/');
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      const field = fields.confirmation ? 'confirmation' : preview.hasPassword ? 'password' : 'confirmation';
      form.setError(field, { message: fields[field] ?? (error as Error).message }, { shouldFocus: true });
    }
  }

  const homes = preview.homes === 1 ? '1 home' : `${preview.homes} homes`;
  const leads = preview.leads === 1 ? '1 lead' : `${preview.leads} leads`;
  return (
    <Form form={form} onSubmit={remove} aria-label="Delete your account" className="w-full max-w-md">
      <p className="font-semibold">
        This deletes {homes} and {leads} for good.
      </p>
      {preview.hasPassword && (
        <FormField
          control={form.control}
          name="password"
          label="Your password"
          required
          render={(field) => <PasswordInput autoComplete="current-password" {...field} />}
        />
      )}
      <FormField
        control={form.control}
        name="confirmation"
        label="Type DELETE to confirm"
        required
        render={(field) => <Input autoComplete="off" {...field} />}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" loading={form.formState.isSubmitting} loadingLabel="Deleting…">
          Delete my account
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
