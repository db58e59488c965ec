import { useQuery } from '@tanstack/react-query';
import { request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { NativeSelect } from '../../../components/ui/native-select.tsx';
import { nameAction } from './name-action.ts';

export const noFilter = { actor: 'staff', action: '', from: '', to: '' };
export type AuditFilter = typeof noFilter;

type AuditFiltersProps = { filter: AuditFilter; onFilter: (filter: AuditFilter) => void };

export function AuditFilters({ filter, onFilter }: AuditFiltersProps) {
  const choices = useQuery({
    queryKey: ['audit-choices'],
    queryFn: () => request('GET /api/audit/choices', {}),
  });
  const change = (part: Partial<AuditFilter>) => onFilter({ ...filter, ...part });
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_2fr_1fr_1fr_auto] lg:items-end">
      <legend className="sr-only">Filter</legend>
      <Field label="Who">
        <NativeSelect value={filter.actor} onChange={(event) => change({ actor: event.target.value })}>
          <option value="staff">All staff</option>
          {choices.data?.actors.map(({ id, email }) => (
            <option key={id} value={id}>
              {email}
            </option>
          ))}
          <option value="everyone">Staff and customers</option>
        </NativeSelect>
      </Field>
      <Field label="Action">
        <NativeSelect value={filter.action} onChange={(event) => change({ action: event.target.value })}>
          <option value="">All actions</option>
          {choices.data?.actions.map((action) => (
            <option key={action} value={action}>
              {nameAction(action)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="From">
        <Input type="date" value={filter.from} onChange={(event) => change({ from: event.target.value })} />
      </Field>
      <Field label="To">
        <Input type="date" value={filter.to} onChange={(event) => change({ to: event.target.value })} />
      </Field>
      <Button
        variant="quiet"
        className="justify-self-start"
        disabled={filter === noFilter}
        onClick={() => onFilter(noFilter)}
      >
        Clear
      </Button>
    </fieldset>
  );
}
