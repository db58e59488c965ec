import { useQueryClient } from '@tanstack/react-query';
import { shareDays } from '#domain/records/rules.ts';
import { request } from '../../browser/api.ts';
import { useForm } from '../../components/form/use-form.ts';
import { Button } from '../../components/ui/button.tsx';
import { Form, FormField } from '../../components/ui/form.tsx';
import { Input } from '../../components/ui/input.tsx';
import { NativeSelect } from '../../components/ui/native-select.tsx';

type ShareFormProps = { podcastId: string; onCreated: (url: string) => void; onCancel: () => void };

export function ShareForm({ podcastId, onCreated, onCancel }: ShareFormProps) {
  const queries = useQueryClient();
  const form = useForm({ defaultValues: { label: '', days: '30' } });

  async function create({ label, days }: { label: string; days: string }) {
    if (label.trim() === '')
      return form.setError('label', { message: 'Say who this link is for' }, { shouldFocus: true });
    try {
      const chosen = shareDays.find((one) => String(one) === days) ?? 30;
      const { url } = await request('POST /api/podcasts/:podcastId/record/shares', {
        podcastId,
        label,
        days: chosen,
      });
      await queries.invalidateQueries({ queryKey: ['record', podcastId] });
      onCreated(url);
    } catch (error) {
      form.setError('label', { message: (error as Error).message }, { shouldFocus: true });
    }
  }

  return (
    <Form form={form} onSubmit={create} aria-label="Create a private link" className="w-full max-w-md">
      <FormField
        control={form.control}
        name="label"
        label="Who is it for?"
        hint="Such as “My broker”"
        required
        render={(field) => <Input autoComplete="off" maxLength={80} {...field} />}
      />
      <FormField
        control={form.control}
        name="days"
        label="Works for"
        render={(field) => (
          <NativeSelect {...field}>
            {shareDays.map((days) => (
              <option key={days} value={days}>
                {days} days
              </option>
            ))}
          </NativeSelect>
        )}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.formState.isSubmitting} loadingLabel="Creating…">
          Create link
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
