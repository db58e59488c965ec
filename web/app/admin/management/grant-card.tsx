import { useQueryClient } from '@tanstack/react-query';
import type { GrantAdmin } from '#domain/accounts/schema.ts';
import { request } from '../../../browser/api.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardDescription, CardHeader } from '../../../components/ui/card.tsx';
import { Form, FormField } from '../../../components/ui/form.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { lateResolver } from '../../late-resolver.ts';
import { failureText } from './failure-text.ts';

export function GrantCard() {
  const queries = useQueryClient();
  const form = useForm({
    resolver: lateResolver(async () => (await import('#domain/accounts/schema.ts')).GrantAdmin),
    defaultValues: { email: '' },
  });

  async function grant(values: GrantAdmin) {
    try {
      await request('POST /api/admins', values);
      notify.success('Admin privileges granted to existing user');
      form.reset();
      await queries.invalidateQueries({ queryKey: ['admins'] });
    } catch (error) {
      const message = failureText(error, 'Failed to create admin user');
      form.setError('email', { message });
    }
  }

  return (
    <Card aria-labelledby="grant-title">
      <CardHeader>
        <h2 id="grant-title" className="text-xl">
          Grant admin privileges
        </h2>
        <CardDescription>For someone who already has an account.</CardDescription>
      </CardHeader>
      <Form form={form} onSubmit={grant} aria-label="Grant admin privileges">
        <FormField
          control={form.control}
          name="email"
          label="Email"
          required
          render={(field) => (
            <Input type="email" autoComplete="off" autoCapitalize="none" spellCheck={false} {...field} />
          )}
        />
        <Button
          type="submit"
          className="self-start"
          loading={form.formState.isSubmitting}
          loadingLabel="Granting…"
        >
          Grant Admin
        </Button>
      </Form>
    </Card>
  );
}
