import type { AuthorizationView } from '#domain/assistants/schema.ts';
import { Button } from '../../components/ui/button.tsx';

type Refusal = Extract<AuthorizationView, { kind: 'refused' }>;

/** Nobody is sent on without a click, because the link may have come from anyone. */
export function RefusedRequest({ refusal }: { refusal: Refusal }) {
  return (
    <>
      <div className="flex flex-col gap-3">
        <h1 className="text-3xl">This assistant can’t be connected</h1>
        {/* A known assistant's mistake is described in the terms of its protocol. */}
        {refusal.returnTo ? (
          <p className="text-ink-soft">
            It sent a request we can’t accept. For its developer: <code>{refusal.message}</code>
          </p>
        ) : (
          <p className="text-ink-soft">{refusal.message}</p>
        )}
        <p className="text-ink-soft">
          It has no access to your account. Try connecting again from the assistant, or ask its developer for
          help.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {refusal.returnTo && (
          <Button asChild>
            <a href={refusal.returnTo}>Back to {refusal.clientName}</a>
          </Button>
        )}
        <Button asChild variant="secondary">
          <a href="/settings">Go to Settings</a>
        </Button>
      </div>
    </>
  );
}
