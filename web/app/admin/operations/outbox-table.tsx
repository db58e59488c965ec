import type { MailOutbox, UnsentMail } from '#domain/operations/schema.ts';
import { TableCell, TableRow } from '../../../components/ui/table.tsx';
import { ActionCell, CountCell, ErrorCell, MomentCell } from './figure-cells.tsx';
import { FiguresTable } from './figures-table.tsx';
import { SendMailAgain } from './send-mail-again.tsx';

const columns = ['Created', 'Email', 'To', 'Status', 'Attempts', 'Last error', 'Actions'];

export function OutboxTable({ outbox }: { outbox: MailOutbox | undefined }) {
  const number = (count: number) => count.toLocaleString('en-US');
  return (
    <FiguresTable
      title="Email outbox"
      note={
        outbox
          ? `In the last 30 days: ${number(outbox.sent)} sent, ${number(outbox.pending)} waiting, ${number(outbox.failed)} failed.`
          : 'Counting…'
      }
      columns={columns}
      empty="No email problems."
      rows={outbox?.troubles.map((mail) => (
        <TableRow key={mail.id}>
          <MomentCell at={mail.createdAt} />
          <TableCell className="whitespace-nowrap font-semibold">{mail.kind}</TableCell>
          <TableCell className="min-w-40 max-w-60 break-words">{mail.recipient}</TableCell>
          <TableCell>{mail.status === 'pending' ? 'waiting' : mail.status}</TableCell>
          <CountCell count={mail.attempts} />
          <ErrorCell error={mail.lastError} />
          <ActionCell>{mail.canSendAgain ? <SendMailAgain mail={mail} /> : whyNot(mail)}</ActionCell>
        </TableRow>
      ))}
    />
  );
}

function whyNot(mail: UnsentMail): string {
  return mail.status === 'failed' ? 'Its link has expired' : 'Retries automatically';
}
