import { useMutation } from '@tanstack/react-query';
import { EPISODE_STAYS } from '#domain/production/reviews/rules.ts';
import type { EpisodeChanges } from '#domain/production/reviews/schema.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { notify } from '../../components/ui/notify.ts';

type ChangedFactsProps = {
  changes: EpisodeChanges;
  record: () => Promise<unknown>;
  onSettled: () => Promise<unknown>;
};

const RECORDING = 'We’re recording the changes.';

/** Facts that changed since the episode was delivered, with a button to record them. Empty if it is up to date. */
export function ChangedFacts({ changes, record, onSettled }: ChangedFactsProps) {
  const { changedFacts, isEdited, state } = changes;
  const restart = useMutation({
    mutationFn: record,
    onSuccess: () => notify.success(RECORDING),
    onError: (error) => notify.error(`We couldn’t record the changes. ${error.message}`),
    onSettled,
  });
  if (changedFacts.length === 0) return null;
  if (state === 'queued' || state === 'running') return <Alert>{`${RECORDING} ${EPISODE_STAYS}`}</Alert>;
  return (
    <Alert tone="warn">
      <p className="font-semibold">The listing has changed since this episode was recorded</p>
      <ul className="mt-2 flex flex-col gap-1 text-sm">
        {changedFacts.slice(0, MAX_SHOWN).map(({ label, before, after, turns }) => (
          <li key={`${label} ${before} ${after}`} className="break-words">
            {label}: {before !== null && <del className="text-ink-soft">{before}</del>}{' '}
            {after === null ? 'no longer stated' : <ins className="no-underline">{after}</ins>}
            {turns > 0 && (
              <span className="text-ink-soft"> (said {turns === 1 ? 'once' : `${turns} times`})</span>
            )}
          </li>
        ))}
        {changedFacts.length > MAX_SHOWN && <li>and {changedFacts.length - MAX_SHOWN} more</li>}
      </ul>
      <p className="mt-2 text-sm">
        {isEdited
          ? 'Someone edited this script by hand, so we won’t change its wording. Our team will check what’s no longer true.'
          : `We’ll only re-record the lines that change. ${EPISODE_STAYS}`}
      </p>
      <Button
        className="mt-3"
        size="sm"
        loading={restart.isPending}
        loadingLabel="Asking…"
        onClick={() => restart.mutate()}
      >
        Record the changes
      </Button>
    </Alert>
  );
}

const MAX_SHOWN = 8;
