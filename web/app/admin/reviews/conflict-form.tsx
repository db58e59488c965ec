import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FactConflict } from '#domain/script/schema.ts';
import { request } from '../../../browser/api.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { sourceLabels } from './source-labels.ts';

type ConflictFormProps = { reviewItemId: string; conflicts: FactConflict[] };

const OTHER = 'other';

/** Compares what the sources say; staff can also type the right value. */
export function ConflictForm({ reviewItemId, conflicts }: ConflictFormProps) {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [typed, setTyped] = useState<Record<string, string>>({});
  const pickedFor = (field: string) =>
    (chosen[field] === OTHER ? typed[field] : chosen[field]?.slice('is '.length))?.trim() ?? '';
  const settle = useMutation({
    mutationFn: () =>
      request('POST /api/reviews/:reviewItemId/facts', {
        reviewItemId,
        choices: conflicts.map(({ field }) => ({ field, value: pickedFor(field) })),
      }),
    onSuccess: () => notify.success('Listing updated. Making the episode now.'),
    onError: (error) => notify.error(`We couldn’t save this. ${error.message}`),
    onSettled: () => queries.invalidateQueries({ queryKey: ['reviews'] }),
  });
  const isComplete = conflicts.every(({ field }) => pickedFor(field) !== '');
  return (
    <form
      aria-label="Choose the correct value"
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isComplete) settle.mutate();
      }}
    >
      {conflicts.map(({ field, label, used, values }) => (
        <fieldset key={field} className="flex flex-col gap-2">
          <legend className="mb-1 font-semibold">{label}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            {values.map(({ value, source }) => (
              <label
                key={`${value} ${source.kind} ${source.excerpt}`}
                className="flex cursor-pointer items-start gap-3 rounded-md border border-rule-strong p-3 hover:border-ink-soft has-checked:border-ember has-checked:bg-ember-wash"
              >
                <input
                  type="radio"
                  name={field}
                  className="mt-1 size-5 shrink-0 accent-ember"
                  checked={chosen[field] === `is ${value}`}
                  onChange={() => setChosen({ ...chosen, [field]: `is ${value}` })}
                />
                <span className="min-w-0 break-words">
                  <span className="flex flex-wrap items-center gap-2">
                    <strong>{value}</strong>
                    {value === used && <Badge>Current value</Badge>}
                  </span>
                  <span className="block text-ink-soft text-sm">{sourceLabels[source.kind]}</span>
                  {source.excerpt && <q className="block text-sm">{source.excerpt}</q>}
                </span>
              </label>
            ))}
            <div className="flex items-center gap-3 rounded-md border border-rule-strong p-3">
              <input
                type="radio"
                name={field}
                aria-label={`${label}: another value`}
                className="size-5 shrink-0 accent-ember"
                checked={chosen[field] === OTHER}
                onChange={() => setChosen({ ...chosen, [field]: OTHER })}
              />
              <Input
                aria-label={`${label}: correct value`}
                placeholder="Another value"
                maxLength={100}
                value={typed[field] ?? ''}
                onChange={(event) => {
                  setTyped({ ...typed, [field]: event.target.value });
                  setChosen({ ...chosen, [field]: OTHER });
                }}
              />
            </div>
          </div>
        </fieldset>
      ))}
      <Button
        type="submit"
        className="self-start"
        disabled={!isComplete}
        loading={settle.isPending}
        loadingLabel="Saving…"
      >
        Use this value
      </Button>
    </form>
  );
}
