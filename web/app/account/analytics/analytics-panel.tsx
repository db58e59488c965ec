import { useState } from 'react';
import { AnalyticsNumbers } from './analytics-numbers.tsx';

/** Collapsed at first, because a customer may have hundreds of podcasts. */
export function AnalyticsPanel({ podcastId, name }: { podcastId: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-ember-text underline underline-offset-4">
        How it is doing<span className="sr-only"> – {name}</span>
      </summary>
      {isOpen && (
        <div className="pt-3">
          <AnalyticsNumbers podcastId={podcastId} />
        </div>
      )}
    </details>
  );
}
