import { useQuery, useQueryClient } from '@tanstack/react-query';
import Smartphone from 'lucide-react/icons/smartphone';
import { Badge } from '../../../components/ui/badge.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { readFactors } from '../../auth/read-factors.ts';
import { EnrollApp } from './enroll-app.tsx';
import { EnrollPhone } from './enroll-phone.tsx';
import { FactorRow } from './factor-row.tsx';
import { readHasTextMessages } from './read-has-text-messages.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecurityPart } from './security-part.tsx';

/** Two-step sign-in: the account's factors, and how to add one. */
export function SecondStep() {
  const queries = useQueryClient();
  const factors = useQuery({ queryKey: ['factors'], queryFn: readFactors });
  const reload = () => {
    void queries.invalidateQueries({ queryKey: ['factors'] });
    void queries.invalidateQueries({ queryKey: ['sessions'] });
    void queries.invalidateQueries({ queryKey: ['recovery-codes'] });
  };
  const names = factors.data?.map((factor) => factor.name) ?? [];
  return (
    <SecurityPart
      title="Two-step sign-in"
      explanation="After your password, we’ll ask for a code from your phone, so a stolen password isn’t enough to get in."
    >
      {factors.isPending && <Skeleton className="h-20 w-full" />}
      {factors.isError && (
        <ErrorState
          title="We couldn’t load your sign-in steps"
          onRetry={() => factors.refetch()}
          retrying={factors.isFetching}
        >
          {factors.error.message}
        </ErrorState>
      )}
      {factors.data && (
        <>
          {factors.data.length > 0 ? (
            <ul aria-label="Second sign-in steps" className="w-full divide-y divide-rule">
              {factors.data.map((factor) => (
                <FactorRow key={factor.id} factor={factor} onChanged={reload} />
              ))}
            </ul>
          ) : (
            <p>
              Two-step sign-in is <strong>off</strong>.
            </p>
          )}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <EnrollApp takenNames={names} onChanged={reload} />
            <TextMessages takenNames={names} onChanged={reload} />
          </div>
          {factors.data.some(({ isVerified }) => isVerified) && <RecoveryCodes />}
        </>
      )}
    </SecurityPart>
  );
}

function TextMessages(props: { takenNames: string[]; onChanged: () => void }) {
  const { data: isOffered } = useQuery({ queryKey: ['has-text-messages'], queryFn: readHasTextMessages });
  if (isOffered === undefined) return null;
  if (isOffered) return <EnrollPhone {...props} />;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-soft text-sm">
      <Smartphone aria-hidden="true" strokeWidth={1.5} className="size-5" />
      Codes by text message
      <Badge>Not available</Badge>
    </p>
  );
}
