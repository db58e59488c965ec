import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { request } from '../../../browser/api.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { KeyValue, KeyValueList } from '../../../components/ui/key-value-list.tsx';
import { Segment, SegmentedControl } from '../../../components/ui/segmented-control.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { SandboxedHtml } from '../../sandboxed-html.tsx';

export function MailView({ mailId, onClose }: { mailId: string; onClose: () => void }) {
  const [view, setView] = useState('page');
  const query = useQuery({
    queryKey: ['dev-mail', mailId],
    queryFn: () => request('GET /api/dev/mails/:mailId', { mailId }),
  });
  const mail = query.data?.mail;
  return (
    <article className="flex min-w-0 flex-col gap-4">
      <Button variant="quiet" size="sm" onClick={onClose} className="self-start lg:hidden">
        <ArrowLeft aria-hidden="true" /> All emails
      </Button>
      {query.isPending && <Skeleton className="h-96" />}
      {query.isError && (
        <ErrorState title="We couldn’t load this email" onRetry={() => query.refetch()}>
          {query.error.message}
        </ErrorState>
      )}
      {mail && (
        <>
          <h2 className="text-2xl">{mail.subject}</h2>
          <KeyValueList className="text-sm">
            <KeyValue name="To">{mail.recipient}</KeyValue>
            <KeyValue name="Written">{new Date(mail.createdAt).toLocaleString('en-US')}</KeyValue>
            <KeyValue name="Kind">
              {mail.kind}, {mail.status}
            </KeyValue>
          </KeyValueList>
          {mail.lastError && <Alert tone="bad">{mail.lastError}</Alert>}
          <SegmentedControl aria-label="Show as" value={view} onValueChange={setView} className="self-start">
            <Segment value="page">HTML</Segment>
            <Segment value="text">Text</Segment>
          </SegmentedControl>
          {view === 'page' ? (
            <SandboxedHtml
              title="The email as readers see it"
              // Sandboxed: nothing in an email runs, and links open in a new tab.
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              html={mail.html.replace('<head>', '<head><base target="_blank">')}
              className="h-[46rem] w-full rounded-lg border border-rule bg-white"
            />
          ) : (
            <pre className="overflow-x-auto whitespace-pre-wrap break-words rounded-lg border border-rule bg-raised p-5 text-sm">
              {linked(mail.text)}
            </pre>
          )}
        </>
      )}
    </article>
  );
}

function linked(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    part.startsWith('http') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
      <a key={index} href={part} className="break-all underline underline-offset-4">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
