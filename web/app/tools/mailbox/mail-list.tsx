import type { Data } from '#api/contract.ts';
import type { Output } from '#api/operation.ts';
import { cn } from '../../../components/cn.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';

type Mail = Output<Data['GET /api/dev/mails']>['mails'][number];

type MailListProps = {
  mails: Mail[] | undefined;
  error: Error | null;
  isSearch: boolean;
  openId: string;
  onOpen: (mailId: string) => void;
  onRetry: () => void;
};

export function MailList({ mails, error, isSearch, openId, onOpen, onRetry }: MailListProps) {
  if (!mails && error)
    return (
      <ErrorState title="We couldn’t load the emails" onRetry={onRetry}>
        {error.message}
      </ErrorState>
    );
  if (!mails) return <Skeleton className="h-64" />;
  if (mails.length === 0)
    return (
      <EmptyState
        title={isSearch ? 'No matching emails' : 'No emails yet'}
        className="sm:flex-col sm:items-start"
      >
        <p>
          {isSearch ? 'Try fewer words.' : 'Sign up or request a password reset, and the email appears here.'}
        </p>
      </EmptyState>
    );
  return (
    <ul
      aria-label="Mails"
      className="divide-y divide-rule overflow-hidden rounded-lg border border-rule bg-raised"
    >
      {mails.map((mail) => (
        <li key={mail.id}>
          <button
            type="button"
            aria-current={mail.id === openId || undefined}
            onClick={() => onOpen(mail.id)}
            className={cn(
              'flex w-full cursor-pointer flex-col gap-0.5 px-4 py-3 text-start hover:bg-sunken focus-visible:-outline-offset-3',
              mail.id === openId && 'bg-ember-wash shadow-[inset_3px_0_0_var(--ember)] hover:bg-ember-wash',
            )}
          >
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 truncate font-semibold">{mail.subject}</span>
              <time dateTime={mail.createdAt} className="shrink-0 text-ink-soft text-xs tabular-nums">
                {shortTime(mail.createdAt)}
              </time>
            </span>
            <span className="flex items-center justify-between gap-3 text-ink-soft text-sm">
              <span className="min-w-0 truncate">{mail.recipient}</span>
              {mail.status !== 'sent' && (
                <Badge tone={mail.status === 'failed' ? 'bad' : 'neutral'}>{mail.status}</Badge>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The time for today's emails, the date for older ones. */
function shortTime(moment: string): string {
  const date = new Date(moment);
  const isToday = date.toDateString() === new Date().toDateString();
  return date.toLocaleString(
    'en-US',
    isToday ? { hour: 'numeric', minute: '2-digit', second: '2-digit' } : { month: 'short', day: 'numeric' },
  );
}
