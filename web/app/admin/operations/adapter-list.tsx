import { type CapabilityWord, capabilityWord } from '#domain/operations/rules.ts';
import type { CapabilityState } from '#domain/operations/schema.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { TableCell, TableRow } from '../../../components/ui/table.tsx';
import { ErrorCell, MomentCell } from './figure-cells.tsx';
import { FiguresTable } from './figures-table.tsx';

const columns = ['Service', 'Setup', 'Status', 'Last success', 'Last failure', 'Error message'];
const words: Record<CapabilityWord, { tone: 'good' | 'bad' | 'neutral'; text: string }> = {
  works: { tone: 'good', text: 'Working' },
  fails: { tone: 'bad', text: 'Last request failed' },
  unknown: { tone: 'neutral', text: 'Not used yet' },
};

export function AdapterList({ capabilities }: { capabilities: CapabilityState[] | undefined }) {
  return (
    <FiguresTable
      title="Connected services"
      note="The services we rely on and how the latest request to each went. “Not used yet” means nothing has needed it."
      columns={columns}
      empty="No service is connected."
      rows={capabilities?.map((state) => {
        const { tone, text } = words[capabilityWord(state)];
        return (
          <TableRow key={state.name}>
            <TableCell className="whitespace-nowrap font-semibold">{state.name}</TableCell>
            <TableCell className="min-w-48 max-w-xs break-words">{state.inUse}</TableCell>
            <TableCell className="whitespace-nowrap">
              <Badge tone={tone}>{text}</Badge>
            </TableCell>
            <MomentCell at={state.lastSuccessAt} />
            <MomentCell at={state.lastFailureAt} />
            <ErrorCell error={state.lastError} />
          </TableRow>
        );
      })}
    />
  );
}
