import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Laptop from 'lucide-react/icons/laptop';
import Smartphone from 'lucide-react/icons/smartphone';
import { request } from '../../../browser/api.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorState } from '../../../components/ui/error-state.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatAgo } from '../../format-date.ts';
import { describeDevice, isHandheld } from './describe-device.ts';
import { SecurityPart } from './security-part.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

type Device = Awaited<ReturnType<typeof readDevices>>[number];

async function readDevices() {
  return (await request('GET /api/sessions', {})).sessions;
}

export function Devices() {
  const devices = useQuery({ queryKey: ['sessions'], queryFn: readDevices });
  return (
    <SecurityPart
      title="Devices"
      explanation="Where your account is signed in. Sign out any device you don’t recognize, then change your password."
    >
      {devices.isPending && <Skeleton className="h-20 w-full" />}
      {devices.isError && (
        <ErrorState
          title="Your devices could not be loaded"
          onRetry={() => devices.refetch()}
          retrying={devices.isFetching}
        >
          {devices.error.message}
        </ErrorState>
      )}
      {devices.data && (
        <>
          <ul aria-label="Signed-in devices" className="w-full divide-y divide-rule">
            {devices.data.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </ul>
          <SignOutEverywhere hasOthers={devices.data.length > 1} />
        </>
      )}
    </SecurityPart>
  );
}

function DeviceRow({ device }: { device: Device }) {
  const queries = useQueryClient();
  const name = describeDevice(device.userAgent);
  const Icon = isHandheld(device.userAgent) ? Smartphone : Laptop;
  const end = useMutation({
    mutationFn: () => request('DELETE /api/sessions/:sessionId', { sessionId: device.id }),
    onSuccess: () => notify.success(`${name} was signed out.`),
    onError: (error) => notify.error(error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: ['sessions'] }),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0">
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-7 shrink-0 text-ink-soft" />
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {device.isCurrent && <Badge tone="good">This device</Badge>}
        </p>
        <p className="text-ink-soft text-sm">
          Signed in {formatAgo(device.createdAt)} · last active {formatAgo(device.refreshedAt)}
          {device.ip && <> · {device.ip}</>}
        </p>
      </div>
      {!device.isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          loading={end.isPending}
          onClick={() => end.mutate()}
          aria-label={`Sign out ${name}, signed in ${formatAgo(device.createdAt)}`}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
