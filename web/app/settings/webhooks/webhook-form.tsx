import { useQueryClient } from '@tanstack/react-query';
import { eventTexts, webhookEventTypes } from '#domain/webhooks/rules.ts';
import type { CreateWebhook } from '#domain/webhooks/schema.ts';
import { request } from '../../../browser/api.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { useWatch } from '../../../components/form/use-watch.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Form, FormField } from '../../../components/ui/form.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { lateResolver } from '../../late-resolver.ts';
import { ChoiceList } from '../choice-list.tsx';

const choices = webhookEventTypes.map((value) => ({ value, title: value, explanation: eventTexts[value] }));

type WebhookFormProps = {
  teamId: string | undefined;
  onCreated: (secret: string) => void;
  onCancel: () => void;
};

export function WebhookForm({ teamId, onCreated, onCancel }: WebhookFormProps) {
  const queries = useQueryClient();
  const form = useForm({
    resolver: lateResolver(async () => (await import('#domain/webhooks/schema.ts')).CreateWebhook),
    defaultValues: { url: '', events: [...webhookEventTypes] },
  });
  const events = useWatch({ control: form.control, name: 'events' });

  async function create(values: CreateWebhook) {
    try {
      const { secret } = teamId
        ? await request('POST /api/teams/:teamId/webhooks', { ...values, teamId })
        : await request('POST /api/webhooks', values);
      await queries.invalidateQueries({ queryKey: ['webhooks'] });
      onCreated(secret);
    } catch (error) {
      form.setError('url', { message: (error as Error).message }, { shouldFocus: true });
    }
  }

  return (
    <Form form={form} onSubmit={create} aria-label="Add a webhook" className="w-full max-w-md">
      <FormField
        control={form.control}
        name="url"
        label="URL"
        hint="Starts with https://. We call it for each event you choose."
        required
        render={(field) => (
          <Input type="url" inputMode="url" autoComplete="off" spellCheck={false} {...field} />
        )}
      />
      <ChoiceList
        legend="Events"
        choices={choices}
        chosen={events}
        onChange={(chosen) => form.setValue('events', chosen, { shouldValidate: form.formState.isSubmitted })}
        error={form.formState.errors.events?.message}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.formState.isSubmitting} loadingLabel="Adding…">
          Add webhook
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
