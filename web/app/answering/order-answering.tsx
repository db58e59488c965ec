import { useQuery } from '@tanstack/react-query';
import { answeringTerms } from '#domain/answering/rules.ts';
import { useSession } from '../../browser/session-provider.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { AnsweringOrderForm } from './answering-order-form.tsx';
import { plansQuery } from './plans-query.ts';

/** The plans, and the form that orders one. */
export function OrderAnswering() {
  const plans = useQuery(plansQuery);
  const session = useSession();
  return (
    <section aria-labelledby="plans-title" className="flex flex-col gap-6 border-rule border-t pt-10">
      <h2 id="plans-title" className="text-3xl sm:text-4xl">
        Choose a plan
      </h2>
      {plans.isError && (
        <ErrorState
          title="We couldn’t load the plans"
          onRetry={() => plans.refetch()}
          retrying={plans.isFetching}
        >
          {plans.error.message}
        </ErrorState>
      )}
      {(plans.isPending || session.status === 'resolving') && <Skeleton className="h-80 w-full" />}
      {plans.data && session.status !== 'resolving' && (
        <AnsweringOrderForm
          key={session.status}
          plans={plans.data.plans}
          isGuest={session.status !== 'signed-in'}
        />
      )}
      <ul className="flex max-w-prose flex-col gap-2 text-ink-soft text-sm">
        {answeringTerms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </section>
  );
}
