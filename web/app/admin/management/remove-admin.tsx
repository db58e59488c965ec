import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../browser/api.ts';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '../../../components/ui/alert-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { failureText } from './failure-text.ts';

export function RemoveAdmin({ userId, name }: { userId: string; name: string }) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => request('DELETE /api/admins/:userId', { userId }),
    onSuccess: () => notify.success('Admin privileges removed'),
    onError: (error) => notify.error(failureText(error, 'Failed to remove admin privileges')),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admins'] }),
  });
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="quiet" size="sm" aria-label={`Remove ${name}`} loading={remove.isPending}>
          Remove
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle>Remove admin privileges of {name}?</AlertDialogTitle>
        <AlertDialogDescription>
          The account stays, but the desk is closed to it from now on.
        </AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>Keep</AlertDialogCancel>
          <AlertDialogAction onClick={() => remove.mutate()}>Remove</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
