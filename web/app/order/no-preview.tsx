import { ApiError } from '../../browser/api.ts';

/** Shown when a link has no preview; it can still be ordered. */
export function NoPreview({ error }: { error: unknown }) {
  const isBusy = error instanceof ApiError && error.code === 'too_many';
  return (
    <p role="status" className="text-ink-soft text-sm">
      {isBusy
        ? 'You’ve previewed a lot of links, so this one has to wait. You can still order it.'
        : 'We can’t preview this link right now. We check it again before you pay.'}
    </p>
  );
}
