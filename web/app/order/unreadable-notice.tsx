import { Alert } from '../../components/ui/alert.tsx';

const refusals: Record<string, string> = {
  too_many:
    'You sent many pages in a short time. Wait a minute, then send this one again, or paste it below.',
  busy: 'We’re reading many pages right now. Wait a few seconds and send this one again.',
  invalid: 'The page arrived empty, took too long or was over 24 MB. Send it again, or paste its text below.',
};

/** Why a page from the browser button, the bookmark or a phone didn't arrive. The address is never shown as text: anyone can write one. */
export function UnreadableNotice({ reason }: { reason: string }) {
  return (
    <Alert tone="warn">
      {refusals[reason] ??
        'We couldn’t find a listing on the page you sent. Open the page of one home, let it load fully, and send it again, or paste its text below.'}
    </Alert>
  );
}
