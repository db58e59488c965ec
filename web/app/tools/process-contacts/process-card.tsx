import { useMutation } from '@tanstack/react-query';
import { ApiError, invoke } from '../../../browser/api.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardDescription, CardHeader } from '../../../components/ui/card.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { ProcessingResult } from './processing-result.tsx';

export function ProcessCard() {
  const run = useMutation({
    mutationFn: () => invoke('trigger-contact-processing', {}),
    onSuccess: ({ success, summary }) => {
      if (success) notify.success(`Successfully processed ${summary.processed_successfully} contacts!`);
      else notify.error('Processing completed but with errors');
    },
  });
  return (
    <Card aria-labelledby="process-title">
      <CardHeader>
        <h2 id="process-title" className="text-xl">
          Deliver what’s waiting
        </h2>
        <CardDescription>
          Sends any contacts from the last 24 hours that haven’t gone out yet to the CRM, the spreadsheet, the
          webhook and staff email.
        </CardDescription>
      </CardHeader>
      <Button
        className="self-start"
        loading={run.isPending}
        loadingLabel="Processing…"
        onClick={() => run.mutate()}
      >
        Process Today's Contacts
      </Button>
      {run.isError && <Alert tone="bad">{failureText(run.error)}</Alert>}
      {run.data && <ProcessingResult {...run.data} />}
    </Card>
  );
}

/** The server's reason for a refusal; anything else is unexpected. */
function failureText(error: Error): string {
  const isTold = error instanceof ApiError && error.code !== 'internal';
  return isTold ? `Processing failed: ${error.message}` : 'An unexpected error occurred';
}
