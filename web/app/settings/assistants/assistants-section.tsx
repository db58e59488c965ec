import { useQuery } from '@tanstack/react-query';
import { AGENT_PATH } from '#domain/assistants/rules.ts';
import { request } from '../../../browser/api.ts';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { SettingsPart } from '../settings-part.tsx';
import { AssistantRow } from './assistant-row.tsx';

/** The assistants that may act for this account. */
export function AssistantsSection() {
  const address = location.origin + AGENT_PATH;
  const assistants = useQuery({
    queryKey: ['assistants'],
    queryFn: async () => (await request('GET /api/assistants', {})).assistants,
  });
  return (
    <SettingsPart
      title="Assistants"
      explanation={
        <>
          <p>Let an AI assistant order episodes and check your results.</p>
          <p>
            <a href="/developers/assistants" className="text-ember-text underline underline-offset-4">
              How to connect one
            </a>
          </p>
        </>
      }
    >
      <div className="flex w-full flex-col gap-2">
        <p className="text-ink-soft text-sm">Add this address to your assistant as an MCP server:</p>
        <div className="flex flex-wrap items-center gap-3">
          <code className="select-all break-all rounded-sm border border-rule bg-raised px-3 py-2 text-sm">
            {address}
          </code>
          <CopyButton text={address}>Copy</CopyButton>
        </div>
      </div>
      {assistants.isPending && <Skeleton className="h-20 w-full" />}
      {assistants.isError && (
        <ErrorState
          title="We couldn’t load your assistants"
          onRetry={() => assistants.refetch()}
          retrying={assistants.isFetching}
        >
          {assistants.error.message}
        </ErrorState>
      )}
      {assistants.data?.length === 0 && <p className="text-ink-soft">No assistant is connected.</p>}
      {assistants.data && assistants.data.length > 0 && (
        <ul aria-label="Connected assistants" className="w-full divide-y divide-rule">
          {assistants.data.map((assistant) => (
            <AssistantRow key={assistant.id} assistant={assistant} />
          ))}
        </ul>
      )}
    </SettingsPart>
  );
}
