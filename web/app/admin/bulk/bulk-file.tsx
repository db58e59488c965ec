import { useMemo, useState } from 'react';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Progress } from '../../../components/ui/progress.tsx';
import { CheckFindings } from './check-findings.tsx';
import { leftOutRows, orderFindings } from './order-findings.ts';
import { OrderPreview } from './order-preview.tsx';
import { SendResults } from './send-results.tsx';
import { SkippedRows } from './skipped-rows.tsx';
import { useBulkSend } from './use-bulk-send.ts';
import { useOrderChecks } from './use-order-checks.ts';
import type { ReadFile } from './use-order-file.ts';

/** A readable file: its first rows, the check, and creating the orders. */
export function BulkFile({ read }: { read: ReadFile }) {
  const check = useOrderChecks(read.orders);
  const bulk = useBulkSend(read.batchKey);
  const findings = useMemo(() => orderFindings(read.orders, check.checks), [read.orders, check.checks]);
  const [skipsDuplicates, setSkipsDuplicates] = useState(true);
  const [skipsUnreadable, setSkipsUnreadable] = useState(false);

  const leftOut = leftOutRows(findings, { duplicates: skipsDuplicates, unreadable: skipsUnreadable });
  const orders = read.orders.filter((order) => !leftOut.has(order.row));
  const skipped = [
    ...read.skipped,
    ...[...leftOut].map((row) => ({ row, reason: findings.find((found) => found.row === row)?.text ?? '' })),
  ];
  const count = (many: number) => `${many.toLocaleString('en-US')} ${many === 1 ? 'order' : 'orders'}`;

  return (
    <div className="flex flex-col gap-6">
      <OrderPreview orders={read.orders} />
      <SkippedRows skipped={read.skipped} />
      <section aria-labelledby="check-title" className="flex max-w-3xl flex-col gap-3">
        <h2 id="check-title" className="text-xl">
          Check before creating
        </h2>
        <p className="text-ink-soft">
          Opens every link, and tells you which we can read and which homes we already have. Nothing is
          created.
        </p>
        {check.isRunning ? (
          <>
            <Progress
              label={`Checked ${check.checks.length} of ${read.orders.length}`}
              value={check.percent}
            />
            <Button variant="secondary" size="sm" className="self-start" onClick={check.stop}>
              Stop checking
            </Button>
          </>
        ) : (
          <Button variant="secondary" className="self-start" disabled={bulk.isSending} onClick={check.start}>
            {check.checks.length > 0 ? 'Check again' : 'Check links and duplicates'}
          </Button>
        )}
        {check.error && <Alert tone="bad">{check.error.message}</Alert>}
        {check.checks.length > 0 && (
          <CheckFindings checks={check.checks} findings={findings} total={read.orders.length} />
        )}
      </section>
      <section aria-labelledby="create-title" className="flex max-w-3xl flex-col gap-3">
        <h2 id="create-title" className="text-xl">
          Create the orders
        </h2>
        <Field
          inline
          label="Leave out duplicates: repeated homes, and homes the same customer already ordered"
        >
          <Checkbox checked={skipsDuplicates} onCheckedChange={(is) => setSkipsDuplicates(is === true)} />
        </Field>
        <Field inline label="Leave out links we couldn’t read">
          <Checkbox
            checked={skipsUnreadable}
            disabled={check.checks.length === 0}
            onCheckedChange={(is) => setSkipsUnreadable(is === true)}
          />
        </Field>
        {bulk.isSending && <Progress label={`Creating ${count(orders.length)}`} value={bulk.percent} />}
        {bulk.error && (
          <Alert tone="bad">
            Failed to process bulk upload. {bulk.error.message} The orders already created are saved. Send
            again to continue with the rest.
          </Alert>
        )}
        {!bulk.isDone && (
          <Button
            className="self-start"
            loading={bulk.isSending}
            loadingLabel="Creating…"
            disabled={orders.length === 0 || check.isRunning}
            onClick={() => bulk.send({ orders, skipDuplicates: skipsDuplicates })}
          >
            {bulk.error ? 'Send again' : `Create ${count(orders.length)}`}
          </Button>
        )}
      </section>
      {bulk.results.length > 0 && !bulk.isSending && (
        <SendResults orders={read.orders} skipped={skipped} results={bulk.results} />
      )}
    </div>
  );
}
