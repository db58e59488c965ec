import { useMutation } from '@tanstack/react-query';
import { invoke } from '../../browser/api.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardDescription, CardHeader } from '../../components/ui/card.tsx';
import { notify } from '../../components/ui/notify.ts';
import { Stage, StageList } from '../../components/ui/stage-list.tsx';
import { TestPage } from './workflow-tests/test-page.tsx';

/** Tests whether a payment triggers everything it should. */
export function TestPaymentPage() {
  return (
    <TestPage title="Test Payment">
      <PaymentTest />
    </TestPage>
  );
}

function PaymentTest() {
  const run = useMutation({
    mutationFn: () => invoke('run-test-payment', {}),
    onSuccess: ({ success }) =>
      success ? notify.success('Test payment completed') : notify.error('Test payment failed'),
    onError: (error) => {
      // The message below points staff to the console.
      console.error(error);
      notify.error('Test failed - check console for details');
    },
  });
  return (
    <Card aria-labelledby="payment-test-title">
      <CardHeader>
        <h2 id="payment-test-title" className="text-xl">
          Test payment
        </h2>
        <CardDescription>
          Runs everything a payment triggers: order, listing page, lead and confirmation. Nothing is charged
          or sent, and everything is undone afterward.
        </CardDescription>
      </CardHeader>
      <Button
        className="self-start"
        loading={run.isPending}
        loadingLabel="Testing…"
        onClick={() => run.mutate()}
      >
        Run Test Payment
      </Button>
      {run.isError && <Alert tone="bad">Test failed - check console for details. {run.error.message}</Alert>}
      {run.data && !run.data.success && <Alert tone="bad">Test payment failed</Alert>}
      {run.data && (
        <StageList aria-label="Steps">
          {run.data.steps.map(({ title, isOk, note }) => (
            <Stage key={title} state={isOk ? 'done' : 'failed'} title={title}>
              {note}
            </Stage>
          ))}
        </StageList>
      )}
    </Card>
  );
}
