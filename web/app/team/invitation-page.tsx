import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { closedInvitations, roleTexts } from '#domain/teams/rules.ts';
import { request } from '../../browser/api.ts';
import { useSession } from '../../browser/session-provider.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Waiting } from '../require-user.tsx';
import { navigate } from '../routing/place.ts';
import { useSearchParams } from '../routing/use-search-params.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { InvitationTrouble } from './invitation-trouble.tsx';
import { OtherAccount } from './other-account.tsx';
import { SignInFirst } from './sign-in-first.tsx';

/** Where a mailed invitation leads. */
export function InvitationPage() {
  useDocumentTitle('Team invitation');
  const [params] = useSearchParams();
  const queries = useQueryClient();
  const session = useSession();
  const link = {
    invitationId: params.get('id') ?? '',
    expires: params.get('expires') ?? '',
    signature: params.get('signature') ?? '',
  };
  const offer = useQuery({
    queryKey: ['team-invitation', link],
    queryFn: () => request('GET /api/team-invitations/:invitationId', link),
    retry: false,
  });
  const accept = useMutation({
    mutationFn: () => request('POST /api/team-invitations/:invitationId/accept', link),
    onSuccess: async ({ teamId }) => {
      await queries.invalidateQueries({ queryKey: ['teams'] });
      navigate(`/team/${teamId}`, { replace: true });
    },
  });
  if (offer.isPending || session.status === 'resolving') return <Waiting />;
  return (
    <div className="mx-auto flex max-w-prose flex-col items-start gap-6 px-4 py-16 sm:px-6">
      {offer.isError && <InvitationTrouble error={offer.error} onRetry={() => offer.refetch()} />}
      {offer.data && (
        <>
          <h1 className="wrap-anywhere text-4xl sm:text-5xl">Join {offer.data.teamName}</h1>
          {offer.data.state !== 'open' && <Alert tone="warn">{closedInvitations[offer.data.state]}</Alert>}
          {offer.data.state === 'open' && (
            <>
              <p className="text-ink-soft text-lg">
                You’re invited as {offer.data.role === 'member' ? 'a member' : `an ${offer.data.role}`}.{' '}
                {roleTexts[offer.data.role].explanation}
              </p>
              {accept.isError && <Alert tone="bad">{accept.error.message}</Alert>}
              {session.status !== 'signed-in' ? (
                <SignInFirst email={offer.data.email} />
              ) : session.email !== offer.data.email ? (
                <OtherAccount invited={offer.data.email} current={session.email} />
              ) : (
                <Button loading={accept.isPending} onClick={() => accept.mutate()}>
                  Join the team
                </Button>
              )}
            </>
          )}
        </>
      )}
    </div>
  );
}
