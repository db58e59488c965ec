import type { ReactNode } from 'react';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import type { useRetry } from './use-retry.ts';

type RetryPaymentProps = { retry: ReturnType<typeof useRetry>; children: ReactNode };

export function RetryPayment({ retry, children }: RetryPaymentProps) {
  return (
    <>
      {retry.problem && (
        <Alert tone="bad" className="w-full">
          {retry.problem}
        </Alert>
      )}
      <Button loading={retry.isBusy} loadingLabel="Opening…" onClick={retry.start}>
        {children}
      </Button>
    </>
  );
}
