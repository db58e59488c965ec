import { useQuery } from '@tanstack/react-query';
import { siteSettings } from '../../../browser/site-settings.ts';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { ownAnsweringQuery } from '../../answering/own-answering-query.ts';
import { Link } from '../../routing/link.tsx';
import { SettingsPart } from '../settings-part.tsx';
import { AnsweringOrderCard } from './answering-order-card.tsx';

/** A number is bought in the background. */
const LOOK_AGAIN_MS = 3000;

/** The numbers of an account, with what they do. */
export function AnsweringSection() {
  const own = useQuery({
    ...ownAnsweringQuery,
    refetchInterval: ({ state }) =>
      state.data?.orders.some(({ status }) => status === 'paid' || status === 'assigned')
        ? LOOK_AGAIN_MS
        : false,
  });
  return (
    <SettingsPart
      title="Answering service"
      explanation={<p>Set your hours and greeting, and see what callers asked.</p>}
    >
      {own.isPending && <Skeleton className="h-24 w-full" />}
      {own.isError && (
        <ErrorState
          title="We couldn’t load your numbers"
          onRetry={() => own.refetch()}
          retrying={own.isFetching}
        >
          {own.error.message}
        </ErrorState>
      )}
      {own.data?.orders.length === 0 && (
        <>
          <p className="text-ink-soft">You don’t have a number yet.</p>
          <Button asChild variant="secondary">
            <Link to="/answering-service">
              {siteSettings.isAnsweringSold ? 'See the plans' : 'Ask about the answering service'}
            </Link>
          </Button>
        </>
      )}
      {own.data?.orders.map((order) => (
        <AnsweringOrderCard key={order.id} order={order} homes={own.data.homes} />
      ))}
    </SettingsPart>
  );
}
