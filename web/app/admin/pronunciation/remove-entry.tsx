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

export function RemoveEntry({ entry }: { entry: { id: string; word: string } }) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => request('DELETE /api/pronunciations/:pronunciationId', { pronunciationId: entry.id }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['pronunciations'] });
      notify.success(`“${entry.word}” is read as it is written again.`);
    },
    onError: (error) => notify.error(`“${entry.word}” could not be removed. ${error.message}`),
  });
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button variant="quiet" size="icon" aria-label={`Remove ${entry.word}`} loading={remove.isPending}>
          <Trash2 aria-hidden="true" />
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle>Remove “{entry.word}”?</AlertDialogTitle>
        <AlertDialogDescription>The hosts will read it as it is written.</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>Keep</AlertDialogCancel>
          <AlertDialogAction onClick={() => remove.mutate()}>Remove</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
