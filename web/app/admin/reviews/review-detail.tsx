import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import type { StepName } from '#domain/production/rules.ts';
import type { ReviewView } from '#domain/production/run/schema.ts';
import { request } from '../../../browser/api.ts';
import { EmailText } from '../../../components/email-text.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { KeyValue, KeyValueList } from '../../../components/ui/key-value-list.tsx';
import { formatAgo } from '../../format-date.ts';
import { Link } from '../../routing/link.tsx';
import { FactCheck } from '../../script/fact-check.tsx';
import { stepLabels } from '../../script/production-steps.tsx';
import { recordKey } from '../../script/script-key.ts';
import { NO_CUSTOMER_NAME } from '../order-names.ts';
import { tableLink } from '../table-link.ts';
import { ConflictForm } from './conflict-form.tsx';
import { evidenceLabel } from './evidence-label.ts';
import { describePromise } from './promise.ts';
import { ReviewActions } from './review-actions.tsx';
import { ReviewEvidence } from './review-evidence.tsx';

/** One review issue with its evidence and actions. */
export function ReviewDetail({ review }: { review: ReviewView }) {
  const { podcastId } = review;
  const record = useQuery({
    queryKey: recordKey(podcastId),
    queryFn: () => request('GET /api/podcasts/:podcastId/production-record', { podcastId }),
  });
  const hasScript = record.data?.steps.some(
    ({ name, outcome }) => name === 'write-script' && outcome === 'done',
  );
  const audioUrl = record.data?.files.branded;
  const promise = describePromise(review, Date.now());
  const { conflicts } = review.evidence;
  return (
    <Card aria-label={evidenceLabel(review)}>
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-2xl">{evidenceLabel(review)}</h2>
          <Badge tone={promise.tone}>{promise.label}</Badge>
        </div>
        <p className="break-words text-lg">{review.home}</p>
      </header>
      <KeyValueList>
        <KeyValue name="Source">
          <a href={review.listingUrl} target="_blank" rel="noreferrer" className={`${tableLink} break-all`}>
            {review.listingUrl}
          </a>
        </KeyValue>
        <KeyValue name="Customer">
          <EmailText email={review.customerEmail || NO_CUSTOMER_NAME} />
        </KeyValue>
        <KeyValue name="Step">
          {stepLabels[review.step as StepName] ?? review.step}, stopped {formatAgo(review.openedAt)}
        </KeyValue>
      </KeyValueList>
      {conflicts.length > 0 ? (
        <ConflictForm reviewItemId={review.id} conflicts={conflicts} />
      ) : (
        <ReviewEvidence review={review} />
      )}
      {audioUrl && (
        <div className="flex flex-col gap-1.5">
          <h3 className="font-semibold text-sm">Latest recording</h3>
          {/* biome-ignore lint/a11y/useMediaCaption: staff read the script beside it */}
          <audio controls preload="none" src={audioUrl} className="w-full" />
        </div>
      )}
      {hasScript && (
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="secondary">
            <Link to={`/admin/podcasts/${podcastId}/script`}>
              <Pencil aria-hidden="true" /> Edit the script
            </Link>
          </Button>
          <FactCheck podcastId={podcastId} />
        </div>
      )}
      <ReviewActions review={review} />
    </Card>
  );
}
