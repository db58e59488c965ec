import { ApiError } from '../../browser/api.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';

type InvitationTroubleProps = { error: Error; onRetry: () => void };

/** An invitation that couldn't be read. Retrying a bad link can't help; a lost connection comes back. */
export function InvitationTrouble({ error, onRetry }: InvitationTroubleProps) {
  const isBadLink = error instanceof ApiError && (error.status === 400 || error.status === 404);
  return (
    <>
      <h1 className="text-3xl sm:text-5xl">Team invitation</h1>
      {isBadLink ? (
        <>
          <Alert tone="warn">
            This link isn’t valid. It may be incomplete, expired or already used. Open the link in your email
            again, or ask the person who invited you to send a new one.
          </Alert>
          <Button asChild variant="secondary">
            <a href="/">Return to Home</a>
          </Button>
        </>
      ) : (
        <ErrorState title="We couldn’t load this invitation" onRetry={onRetry}>
          {error.message}
        </ErrorState>
      )}
    </>
  );
}
