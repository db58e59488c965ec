import { useQuery } from '@tanstack/react-query';
import { request } from '../../../browser/api.ts';
import { useSession } from '../../../browser/session-provider.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '../../../components/ui/table.tsx';
import { TableEmpty, TableError, TableLoading } from '../../../components/ui/table-states.tsx';
import { formatDay } from '../../format-date.ts';
import { RemoveAdmin } from './remove-admin.tsx';

const columns = 5;

export function AdminTable() {
  const session = useSession();
  const ownId = session.status === 'signed-in' ? session.userId : undefined;
  const found = useQuery({ queryKey: ['admins'], queryFn: () => request('GET /api/admins', {}) });
  const admins = found.data?.admins;
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-xl">Current admins</h2>
      <Table label="Current admins">
        <TableHeader>
          <TableRow>
            <TableHead>Name</TableHead>
            <TableHead>Email</TableHead>
            <TableHead>Status</TableHead>
            <TableHead>Created</TableHead>
            <TableHead>
              <span className="sr-only">Actions</span>
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {!admins && found.error && (
            <TableError columns={columns} onRetry={() => found.refetch()}>
              Failed to fetch admin users
            </TableError>
          )}
          {!admins && !found.error && <TableLoading columns={columns} rows={3} />}
          {admins?.length === 0 && <TableEmpty columns={columns}>No admins yet.</TableEmpty>}
          {admins?.map((admin) => {
            const name = [admin.firstName, admin.lastName].filter(Boolean).join(' ');
            return (
              <TableRow key={admin.userId}>
                <TableCell className="max-w-52 break-words font-semibold">{name || 'No name'}</TableCell>
                <TableCell className="min-w-56 max-w-72 break-words">{admin.email}</TableCell>
                <TableCell>
                  <span className="flex flex-wrap gap-1">
                    <Badge tone="good">Admin</Badge>
                    {!admin.isConfirmed && <Badge tone="warn">Invited</Badge>}
                  </span>
                </TableCell>
                <TableCell className="whitespace-nowrap text-ink-soft">
                  {formatDay(admin.createdAt)}
                </TableCell>
                <TableCell className="text-end text-ink-soft">
                  <Action admin={admin} name={name || admin.email} isOwn={admin.userId === ownId} />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </div>
  );
}

type ActionProps = { admin: { userId: string; isOnStaffList: boolean }; name: string; isOwn: boolean };

function Action({ admin, name, isOwn }: ActionProps) {
  if (isOwn) return 'You';
  if (admin.isOnStaffList) return 'Set by the server';
  return <RemoveAdmin userId={admin.userId} name={name} />;
}
