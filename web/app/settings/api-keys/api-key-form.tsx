import { useQueryClient } from '@tanstack/react-query';
import { type ApiScope, apiScopes, scopeTexts } from '#domain/api-keys/rules.ts';
import type { CreateApiKey } from '#domain/api-keys/schema.ts';
import { request } from '../../../browser/api.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { useWatch } from '../../../components/form/use-watch.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Form, FormField } from '../../../components/ui/form.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { lateResolver } from '../../late-resolver.ts';
import { ChoiceList } from '../choice-list.tsx';

const choices = apiScopes.map((value) => ({ value, ...scopeTexts[value] }));

type ApiKeyFormProps = {
  teamId: string | undefined;
  onCreated: (key: string) => void;
  onCancel: () => void;
};

export function ApiKeyForm({ teamId, onCreated, onCancel }: ApiKeyFormProps) {
  const queries = useQueryClient();
  const form = useForm({
    resolver: lateResolver(async () => (await import('#domain/api-keys/schema.ts')).CreateApiKey),
    defaultValues: { name: '', scopes: [] as ApiScope[] },
  });
  const scopes = useWatch({ control: form.control, name: 'scopes' });

  async function create(values: CreateApiKey) {
    try {
      const { key } = teamId
        ? await request('POST /api/teams/:teamId/api-keys', { ...values, teamId })
        : await request('POST /api/api-keys', values);
      await queries.invalidateQueries({ queryKey: ['api-keys'] });
      onCreated(key);
    } catch (error) {
      form.setError('name', { message: (error as Error).message }, { shouldFocus: true });
    }
  }

  return (
    <Form form={form} onSubmit={create} aria-label="Create an API key" className="w-full max-w-md">
      <FormField
        control={form.control}
        name="name"
        label="Name"
        hint="What will use it, such as “Our CRM”"
        required
        render={(field) => <Input autoComplete="off" maxLength={60} {...field} />}
      />
      <ChoiceList
        legend="Permissions"
        choices={choices}
        chosen={scopes}
        onChange={(chosen) => form.setValue('scopes', chosen, { shouldValidate: form.formState.isSubmitted })}
        error={form.formState.errors.scopes?.message}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.formState.isSubmitting} loadingLabel="Creating…">
          Create key
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
