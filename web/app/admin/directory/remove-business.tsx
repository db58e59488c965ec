import { useMutation, useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
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
import { DIRECTORY } from './row-dialog.tsx';

export function RemoveBusiness({ business }: { business: { id: string; name: string } }) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => request('DELETE /api/directory/businesses/:businessId', { businessId: business.id }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [DIRECTORY] });
      notify.success(`${business.name} is out of the directory.`);
    },
    onError: (error) => notify.error(`${business.name} could not be removed. ${error.message}`),
  });
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="quiet" size="icon" aria-label={`Remove ${business.name}`} loading={remove.isPending}>
          <Trash2 aria-hidden="true" />
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle>Remove {business.name}?</AlertDialogTitle>
        <AlertDialogDescription>
          Its reviews go with it. A later import may bring it back.
        </AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>Keep</AlertDialogCancel>
          <AlertDialogAction onClick={() => remove.mutate()}>Remove</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
