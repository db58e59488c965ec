import { useQuery } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { formatLineNumber } from '#domain/phone/rules.ts';
import type { LineCall } from '#domain/phone/schema.ts';
import { request } from '../../../browser/api.ts';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { CallLines } from '../../call-lines.tsx';
import { formatAgo } from '../../format-date.ts';

/** The calls of the last 30 days, newest first. */
export function LineCalls({ lineId }: { lineId: string }) {
  const found = useQuery({
    queryKey: ['line-calls', lineId],
    queryFn: () => request('GET /api/phone-lines/:lineId/calls', { lineId }),
  });
  if (found.isPending) return <Skeleton className="h-24 w-full" />;
  if (found.isError)
    return (
      <ErrorState
        title="We couldn’t load the calls"
        onRetry={() => found.refetch()}
        retrying={found.isFetching}
      >
        {found.error.message}
      </ErrorState>
    );
  const { calls } = found.data;
  if (calls.length === 0)
    return (
      <EmptyState title="No calls in the last 30 days">
        <p>Every call shows up here with what was said. After 30 days it’s deleted.</p>
      </EmptyState>
    );
  return (
    <ul aria-label="Calls" className="divide-y divide-rule border-rule border-t">
      {calls.map((call) => (
        <CallRow key={call.id} call={call} />
      ))}
    </ul>
  );
}

function CallRow({ call }: { call: LineCall }) {
  const who = call.callerNumber ? formatLineNumber(call.callerNumber) : 'No caller ID';
  return (
    <li className="py-3">
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1">
          <span className="font-semibold tabular-nums">{who}</span>
          <span className="wrap-anywhere text-ink-soft text-sm">
            {[
              call.home,
              call.minutes > 0 && `${call.minutes} min`,
              formatAgo(call.startedAt),
              call.recordingUrl && 'left a message',
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <ChevronDown
            aria-hidden="true"
            className="ms-auto size-5 shrink-0 text-ink-soft group-open:rotate-180"
          />
        </summary>
        <div className="flex flex-col gap-4 py-4">
          {call.recordingUrl && (
            // biome-ignore lint/a11y/useMediaCaption: the transcript is below
            <audio
              controls
              preload="none"
              src={call.recordingUrl}
              className="w-full"
              aria-label={`Message from ${who}`}
            />
          )}
          <CallLines lines={call.transcript} label={`Call from ${who}`} />
        </div>
      </details>
    </li>
  );
}
