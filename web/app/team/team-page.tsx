import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { isManaging, roleTexts } from '#domain/teams/rules.ts';
import { request } from '../../browser/api.ts';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { RequireUser, Waiting } from '../require-user.tsx';
import { Link } from '../routing/link.tsx';
import { useParams } from '../routing/use-params.ts';
import { ApiKeysSection } from '../settings/api-keys/api-keys-section.tsx';
import { BalanceSection } from '../settings/balance/balance-section.tsx';
import { BrandSection } from '../settings/brand/brand-section.tsx';
import { DestinationsSection } from '../settings/destinations/destinations-section.tsx';
import { WebhooksSection } from '../settings/webhooks/webhooks-section.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { DeleteTeamSection } from './delete-team-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { HomesSection } from './homes-section.tsx';
import { InvoicesSection } from './invoices-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { RecordsSection } from './records-section.tsx';

/** A team: its homes and people, and for owners and admins its money and keys. */
export function TeamPage() {
  return (
    <RequireUser>
      <Team />
    </RequireUser>
  );
}

function Team() {
  const { teamId = '' } = useParams();
  const teams = useQuery({
    queryKey: ['teams'],
    queryFn: async () => (await request('GET /api/teams', {})).teams,
  });
  const team = teams.data?.find(({ id }) => id === teamId);
  useDocumentTitle(team?.name ?? 'Team');
  if (teams.isPending) return <Waiting />;
  return (
    <div className="mx-auto flex max-w-page flex-col gap-10 px-4 pt-10 pb-24 sm:px-6 sm:pt-14">
      {!team && <h1 className="text-4xl sm:text-5xl">Team</h1>}
      {teams.isError && (
        <ErrorState title="We couldn’t load the team" onRetry={() => teams.refetch()}>
          {teams.error.message}
        </ErrorState>
      )}
      {teams.data && !team && (
        <EmptyState title="You’re not on this team">
          <p>Ask an owner or admin of the team to invite you.</p>
          <Button asChild variant="secondary">
            <Link to="/settings">Open Settings</Link>
          </Button>
        </EmptyState>
      )}
      {team && (
        <>
          <header className="flex flex-col items-start gap-5 sm:flex-row sm:items-end sm:justify-between">
            <div className="flex min-w-0 max-w-prose flex-col gap-3">
              <h1 className="wrap-anywhere text-4xl sm:text-5xl">{team.name}</h1>
              <p className="text-ink-soft">
                You’re {team.role === 'member' ? 'a' : 'an'} {team.role}. {roleTexts[team.role].explanation}
              </p>
            </div>
            <Button asChild variant="secondary">
              <Link to="/settings">
                <ArrowLeft aria-hidden="true" /> Settings
              </Link>
            </Button>
          </header>
          <div>
            <HomesSection team={team} />
            <RecordsSection team={team} />
            <PeopleSection team={team} />
            {isManaging(team.role) && (
              <>
                <BrandSection teamId={team.id} />
                <BalanceSection teamId={team.id} />
                <InvoicesSection team={team} />
                <ApiKeysSection teamId={team.id} />
                <WebhooksSection teamId={team.id} />
                <DestinationsSection teamId={team.id} />
                <DetailsSection team={team} />
                {team.role === 'owner' && <DeleteTeamSection team={team} />}
              </>
            )}
          </div>
        </>
      )}
    </div>
  );
}
