import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { SettingsPart } from '../settings-part.tsx';
import { BrandForm } from './brand-form.tsx';
import { useBrand } from './use-brand.ts';

/** How an agent, or a team, looks and sounds on everything we make. */
export function BrandSection({ teamId }: { teamId?: string }) {
  const { query } = useBrand(teamId);
  return (
    <SettingsPart
      title={teamId ? 'Team brand' : 'Your brand'}
      explanation={
        <>
          <p>
            {teamId
              ? 'Your team’s brokerage, logo and color, on every home you order together.'
              : 'Your face, name and colors on listing pages, images, clips, flyers and emails.'}
          </p>
          {teamId && <p>Agents add their own photo and name in their Settings.</p>}
        </>
      }
    >
      {query.isPending && <Skeleton className="h-96 w-full" />}
      {query.isError && (
        <ErrorState
          title="Your brand could not be loaded"
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
        >
          {query.error.message}
        </ErrorState>
      )}
      {query.data && <BrandForm brand={query.data.brand} teamId={teamId} />}
    </SettingsPart>
  );
}
