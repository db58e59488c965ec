import { useMutation } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { scopeTexts } from '#domain/api-keys/rules.ts';
import type { AuthorizationRequest, AuthorizationView } from '#domain/assistants/schema.ts';
import { request } from '../../browser/api.ts';
import { useSession } from '../../browser/session-provider.tsx';
import { Alert, AlertTitle } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';

type Question = Extract<AuthorizationView, { kind: 'ask' }>;

/** Says who asks, for what, and where the answer goes; then lets the person decide. */
export function ConsentForm({ asked, view }: { asked: AuthorizationRequest; view: Question }) {
  const session = useSession();
  const decide = useMutation({
    mutationFn: (isAllowed: boolean) =>
      request('POST /api/assistants/authorization', { ...asked, isAllowed }),
    onSuccess: ({ returnTo }) => location.assign(returnTo),
  });
  const isLeaving = decide.isPending || decide.isSuccess;
  const email = session.status === 'signed-in' ? session.email : '';
  return (
    <>
      <div className="flex flex-col gap-3">
        <h1 className="break-words text-3xl">Connect {view.clientName} to Hearthcast?</h1>
        <p className="text-ink-soft">
          {view.clientHost ? (
            <>
              It comes from <strong className="break-words text-ink">{view.clientHost}</strong>.
            </>
          ) : (
            'The assistant chose this name itself. We haven’t checked it.'
          )}{' '}
          You’re signed in as <strong className="break-words text-ink">{email}</strong>.
        </p>
      </div>
      <section
        aria-labelledby="may"
        className="flex flex-col gap-4 rounded-md border border-rule bg-raised p-5"
      >
        <h2 id="may" className="text-xl">
          It will be able to
        </h2>
        <ul className="flex flex-col gap-3">
          {view.scopes.map((scope) => (
            <li key={scope} className="flex gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ember-text" />
              <span>
                <strong>{scopeTexts[scope].title}.</strong> {scopeTexts[scope].explanation}
                {scope === 'orders:write' && ' Orders can be paid from your prepaid balance.'}
              </span>
            </li>
          ))}
        </ul>
        <p className="text-ink-soft text-sm">
          It never sees your password. You can disconnect it any time in{' '}
          <a href="/settings" className="text-ember-text underline underline-offset-4">
            Settings
          </a>
          .
        </p>
      </section>
      {view.isLocal ? (
        <Alert tone="warn">
          <AlertTitle>Only continue if you started this</AlertTitle>
          <p>
            Access goes to a program on this computer ({view.redirectHost}). If you didn’t just connect an
            assistant, choose Cancel.
          </p>
        </Alert>
      ) : (
        <p className="text-ink-soft text-sm">
          After this you return to <strong className="break-words text-ink">{view.redirectHost}</strong>.
        </p>
      )}
      {decide.isError && (
        <Alert tone="bad">
          <AlertTitle>Nothing was connected</AlertTitle>
          <p>{decide.error.message}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          loading={isLeaving && decide.variables === true}
          loadingLabel="Connecting…"
          disabled={isLeaving}
          onClick={() => decide.mutate(true)}
        >
          Allow
        </Button>
        <Button variant="secondary" disabled={isLeaving} onClick={() => decide.mutate(false)}>
          Cancel
        </Button>
      </div>
    </>
  );
}
