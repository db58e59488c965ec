import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Pronunciation, SavePronunciation } from '#domain/speech-text/pronunciations/schema.ts';
import { ApiError, request } from '../../../browser/api.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { useWatch } from '../../../components/form/use-watch.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Form, FormError, FormField } from '../../../components/ui/form.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { NativeSelect } from '../../../components/ui/native-select.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { lateResolver } from '../../late-resolver.ts';
import { PlaySampleButton } from './play-sample-button.tsx';

export type Market = { id: string; name: string; state: string };
type Values = z.input<typeof SavePronunciation>;
type EntryFormProps = { entry?: Pronunciation | undefined; markets: Market[]; onSaved: () => void };

export function EntryForm({ entry, markets, onSaved }: EntryFormProps) {
  const queries = useQueryClient();
  const form = useForm<Values, SavePronunciation>({
    resolver: lateResolver(
      async () => (await import('#domain/speech-text/pronunciations/schema.ts')).SavePronunciation,
    ),
    defaultValues: {
      id: entry?.id ?? null,
      word: entry?.word ?? '',
      sayAs: entry?.sayAs ?? '',
      notation: entry?.notation ?? 'respelling',
      marketId: entry?.marketId ?? null,
    },
  });
  const { control } = form;
  const [word, sayAs, notation] = useWatch({ control, name: ['word', 'sayAs', 'notation'] });

  async function save(values: SavePronunciation) {
    try {
      await request('POST /api/pronunciations', values);
      await queries.invalidateQueries({ queryKey: ['pronunciations'] });
      notify.success(`“${values.word}” is saved.`);
      onSaved();
    } catch (error) {
      const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
      for (const [name, message] of fields) form.setError(name as keyof Values, { message });
      if (fields.length === 0)
        form.setError('root', { message: error instanceof Error ? error.message : '' });
    }
  }

  return (
    <Form form={form} onSubmit={save} aria-label={entry ? 'Change a word' : 'Add a word'}>
      <FormField
        control={control}
        name="word"
        label="Word or name"
        required
        render={(field) => <Input autoComplete="off" maxLength={60} {...field} />}
      />
      <FormField
        control={control}
        name="sayAs"
        label="Pronounced"
        required
        render={(field) => (
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={120} {...field} />
        )}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField
          control={control}
          name="notation"
          label="Written in"
          render={(field) => (
            <NativeSelect {...field}>
              <option value="respelling">Plain letters</option>
              <option value="ipa">Phonetic alphabet (IPA)</option>
            </NativeSelect>
          )}
        />
        <FormField
          control={control}
          name="marketId"
          label="Where"
          render={({ value, onChange, ...field }) => (
            <NativeSelect
              value={value ?? ''}
              onChange={(event) => onChange(event.target.value || null)}
              {...field}
            >
              <option value="">Everywhere</option>
              {markets.map((market) => (
                <option key={market.id} value={market.id}>
                  {market.name}, {market.state}
                </option>
              ))}
            </NativeSelect>
          )}
        />
      </div>
      <FormError />
      <div className="flex flex-wrap justify-end gap-3">
        <PlaySampleButton entry={{ word, sayAs, notation }} label="Hear it" />
        <Button type="submit" loading={form.formState.isSubmitting} loadingLabel="Saving…">
          Save
        </Button>
      </div>
    </Form>
  );
}
