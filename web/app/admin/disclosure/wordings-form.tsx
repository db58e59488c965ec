import { useQueryClient } from '@tanstack/react-query';
import {
  channelNames,
  maxLengths,
  type Wordings,
  type WrittenChannel,
  writtenChannels,
} from '#domain/disclosure/rules.ts';
import type { WordingsView } from '#domain/disclosure/schema.ts';
import { ApiError, request } from '../../../browser/api.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Form, FormError, FormField } from '../../../components/ui/form.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { Textarea } from '../../../components/ui/textarea.tsx';

/** One wording per line is easier to edit than a list of fields. */
type Values = Record<WrittenChannel | 'spoken' | 'added', string>;

const LONG = 200;
const SPOKEN_HINT =
  'One version per line. Each episode uses one, right after its opening lines. {street}, {city} and {kind} (house, condo…) are filled in for each home. [this|that] uses one of the two at random.';
const ADDED_HINT = 'Used when someone edits the script and removes the disclosure.';

/** Every channel's wording. The server checks them like anything else that the hosts say. */
export function WordingsForm({ known }: { known: WordingsView }) {
  const queries = useQueryClient();
  const { spoken, ...others } = known.wordings;
  const form = useForm<Values>({ defaultValues: { ...others, spoken: spoken.join('\n') } });
  const { control } = form;

  async function save(values: Values) {
    const lines = values.spoken.split('\n').map((line) => line.trim());
    const wordings: Wordings = { ...values, spoken: lines.filter(Boolean) };
    try {
      await request('POST /api/disclosure', { seenVersion: known.version, wordings });
      await queries.invalidateQueries({ queryKey: ['disclosure'] });
      notify.success('Saved. New episodes and texts use it from now on.');
    } catch (error) {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      for (const [path, message] of fields) {
        const name = path.replace(/^wordings\./, '').replace(/\.\d+$/, '') as keyof Values;
        form.setError(name, { message });
      }
      if (fields.length === 0)
        form.setError('root', { message: error instanceof Error ? error.message : 'Please try again.' });
    }
  }

  return (
    <Form form={form} onSubmit={save} aria-label="Wordings">
      <FormField
        control={control}
        name="spoken"
        label={channelNames.spoken}
        hint={SPOKEN_HINT}
        required
        render={(field) => <Textarea rows={16} {...field} />}
      />
      <FormField
        control={control}
        name="added"
        label={channelNames.added}
        hint={ADDED_HINT}
        required
        render={(field) => <Input maxLength={maxLengths.added} {...field} />}
      />
      {writtenChannels.map((channel) => (
        <FormField
          key={channel}
          control={control}
          name={channel}
          label={channelNames[channel]}
          required
          render={(field) =>
            maxLengths[channel] > LONG ? (
              <Textarea rows={2} maxLength={maxLengths[channel]} {...field} />
            ) : (
              <Input maxLength={maxLengths[channel]} {...field} />
            )
          }
        />
      ))}
      <FormError />
      <Button
        type="submit"
        className="self-start"
        loading={form.formState.isSubmitting}
        loadingLabel="Saving…"
      >
        Save changes
      </Button>
    </Form>
  );
}
