import type { TeamHome } from '#domain/podcasts/team-homes/schema.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { textLink } from '../auth/text-link.ts';
import { formatDay } from '../format-date.ts';
import { Link } from '../routing/link.tsx';

const statusTexts = {
  awaiting_payment: { tone: 'warn', text: 'Not paid yet' },
  payment_failed: { tone: 'bad', text: 'Not paid' },
  in_production: { tone: 'info', text: 'In production' },
  needs_review: { tone: 'info', text: 'In review' },
  needs_answers: { tone: 'warn', text: 'Waiting for you' },
  ready: { tone: 'good', text: 'Ready' },
  canceled: { tone: 'neutral', text: 'Canceled' },
} as const;

export function HomeRow({ home }: { home: TeamHome }) {
  const { tone, text } = statusTexts[home.status];
  return (
    <li className="flex flex-col gap-1.5 py-4 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={`/marketing/${home.id}`} className={`min-w-0 wrap-anywhere font-semibold ${textLink}`}>
          {home.title}
        </Link>
        <Badge tone={tone}>{text}</Badge>
      </p>
      {home.open.length > 0 && <p className="font-medium text-sm text-warn">{home.open.join(' · ')}</p>}
      <p className="text-ink-soft text-sm">
        Ordered by {home.orderedBy} on {formatDay(home.createdAt)}
        {home.agentName && <> · Agent {home.agentName}</>} ·{' '}
        {home.leads === 1 ? '1 lead' : `${home.leads} leads`}
        {home.pagePath && (
          <>
            {' · '}
            <a href={home.pagePath} className={textLink}>
              Listing page
            </a>
          </>
        )}
      </p>
    </li>
  );
}
