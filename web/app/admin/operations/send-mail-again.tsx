import { useMutation, useQueryClient } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import type { UnsentMail } from '#domain/operations/schema.ts';
import { request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { OPERATIONS } from './refresh.ts';

export function SendMailAgain({ mail }: { mail: UnsentMail }) {
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: () => request('POST /api/operations/mails/:mailId/send-again', { mailId: mail.id }),
    onSuccess: () => notify.success(`Sending the email to ${mail.recipient} again.`),
    onError: (error) => notify.error(`We couldn’t resend it. ${error.message}`),
    onSettled: () => queries.invalidateQueries({ queryKey: [OPERATIONS] }),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Send again: ${mail.kind} to ${mail.recipient}`}
      onClick={() => send.mutate()}
      loading={send.isPending}
    >
      <Send aria-hidden="true" /> Send again
    </Button>
  );
}
