import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CLEARED_FIELD, type SheetField, sheetFields, sheetLabels } from '#domain/listings/sheet/rules.ts';
import type { CorrectableFacts } from '#domain/production/reviews/schema.ts';
import { request } from '../../browser/api.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { notify } from '../../components/ui/notify.ts';
import { problemOf } from '../order/sheet/sheet-change.ts';
import { SheetFields } from '../order/sheet/sheet-fields.tsx';
import type { UnsavedEdits } from '../order/sheet/unsaved-edits.ts';
import { Link } from '../routing/link.tsx';
import { navigate } from '../routing/place.ts';
import { factsKey } from './facts-key.ts';
import { PriceReason } from './price-reason.tsx';
import { StoryChanges } from './story-changes.tsx';
import { WhatHappens } from './what-happens.tsx';

const UP_TO_DATE = 'Saved. Your listing page is up to date.';
const saved = {
  making: 'Saved. Your episode will include it, too.',
  recorded: UP_TO_DATE,
  uploaded: UP_TO_DATE,
} satisfies Record<CorrectableFacts['episode'], string>;

/** The facts of an ordered home as fields. Nothing is sent until it is saved. */
export function FactsForm({ podcastId, facts }: { podcastId: string; facts: CorrectableFacts }) {
  const queries = useQueryClient();
  const [edits, setEdits] = useState<UnsavedEdits>({});
  const [wasPriceWrong, setWasPriceWrong] = useState(false);
  const { fields, storyChanges, episode } = facts;
  const changed = sheetFields.filter((name) => edits[name] !== undefined);
  const hasProblem = changed.some((name) => problemOf(name, edits[name] ?? ''));

  const save = useMutation({
    mutationFn: () => {
      const values = Object.fromEntries(changed.map((name) => [name, edits[name]?.trim() || null]));
      return request('PATCH /api/podcasts/:podcastId/facts', { podcastId, values, wasPriceWrong });
    },
    onSuccess: async (answer) => {
      queries.setQueryData(factsKey(podcastId), answer);
      await Promise.all(
        ['episode-changes', 'marketing', 'own-podcast'].map((name) =>
          queries.invalidateQueries({ queryKey: [name, podcastId] }),
        ),
      );
      notify.success(saved[answer.episode]);
      navigate(`/marketing/${podcastId}`);
    },
  });

  function edit(name: SheetField, text: string) {
    const { [name]: _, ...others } = edits;
    setEdits(text === fields[name].text ? others : { ...others, [name]: text });
  }

  return (
    <form
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (changed.length > 0 && !hasProblem) save.mutate();
      }}
    >
      <header className="flex flex-col gap-2">
        <h1 className="text-4xl sm:text-5xl">Fix a fact</h1>
        <p className="max-w-prose text-ink-soft text-lg">
          Correct anything that’s wrong about {fields.street.text || 'this home'}. {CLEARED_FIELD}
        </p>
      </header>
      <WhatHappens episode={episode} />
      <h2 className="sr-only">The facts</h2>
      <SheetFields
        fields={fields}
        source={null}
        sheet={{ edits, edit, save: async () => {}, undo: async () => {} }}
        belowPrice={
          edits.price &&
          fields.price.text && <PriceReason wasWrong={wasPriceWrong} onChange={setWasPriceWrong} />
        }
        belowDescription={<StoryChanges changes={storyChanges} />}
      />
      {save.isError && <Alert tone="bad">We couldn’t save this. {save.error.message}</Alert>}
      <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center gap-3 border-rule border-t bg-paper px-4 py-4 sm:-mx-6 sm:px-6">
        <Button
          type="submit"
          disabled={changed.length === 0 || hasProblem}
          loading={save.isPending}
          loadingLabel="Saving…"
        >
          Save changes
        </Button>
        <Button asChild variant="quiet">
          <Link to={`/marketing/${podcastId}`}>Cancel</Link>
        </Button>
        <p role="status" className="min-w-0 text-ink-soft text-sm">
          {changed.length === 0
            ? 'No changes yet.'
            : `Unsaved changes: ${changed.map((name) => sheetLabels[name].toLowerCase()).join(', ')}`}
        </p>
      </div>
    </form>
  );
}
