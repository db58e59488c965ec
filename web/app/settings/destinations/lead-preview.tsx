import { useMutation } from '@tanstack/react-query';
import { withoutEmpty } from '#domain/destinations/rules.ts';
import { ApiError, request } from '../../../browser/api.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import type { DestinationValues } from './destination-values.ts';

type LeadPreviewProps = {
  values: () => DestinationValues;
  onProblems: (fields: Record<string, string>) => void;
};

/** A sample lead, shown as it will arrive. Nothing is sent. */
export function LeadPreview({ values, onProblems }: LeadPreviewProps) {
  const preview = useMutation({
    mutationFn: () => {
      const { kind, settings, mapping } = values();
      return request('POST /api/lead-destinations/preview', {
        kind,
        settings: withoutEmpty(settings),
        mapping: withoutEmpty(mapping),
      });
    },
    onError: (error) => error instanceof ApiError && onProblems(error.fields),
  });
  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant="secondary" size="sm" loading={preview.isPending} onClick={() => preview.mutate()}>
        Preview a sample lead
      </Button>
      {preview.isError && <Alert tone="bad">{preview.error.message}</Alert>}
      {preview.data && (
        <section
          aria-label="Preview"
          className="flex w-full flex-col gap-4 rounded-md border border-rule bg-raised p-4"
        >
          {preview.data.parts.map(({ title, fields }) => (
            <div key={title}>
              <h3 className="font-semibold text-sm">{title}</h3>
              <dl className="mt-2 grid gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[minmax(0,10rem)_minmax(0,1fr)]">
                {fields.map(({ name, value }) => (
                  <div key={name} className="contents">
                    <dt className="break-all text-ink-soft">{name}</dt>
                    <dd className="mb-2 min-w-0 whitespace-pre-wrap break-words sm:mb-0">{value || '–'}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </section>
      )}
    </div>
  );
}
