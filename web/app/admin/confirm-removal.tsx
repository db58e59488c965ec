import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '../../components/ui/alert-dialog.tsx';
import { Button } from '../../components/ui/button.tsx';
import { notify } from '../../components/ui/notify.ts';

type ConfirmRemovalProps = {
  /** What is removed, for screen readers. */
  name: string;
  question: string;
  /** What happens as a result. */
  children: ReactNode;
  remove: () => Promise<unknown>;
  /** The query key of its list. */
  listKey: QueryKey;
  done: string;
  failed: (error: Error) => string;
  /** Shows the word instead of a trash icon. */
  isWord?: boolean;
};

/** A button that removes something after confirmation. */
export function ConfirmRemoval({ name, question, children, isWord = false, ...work }: ConfirmRemovalProps) {
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: work.remove,
    onSuccess: () => notify.success(work.done),
    onError: (error) => notify.error(work.failed(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: work.listKey }),
  });
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button
          variant="quiet"
          size={isWord ? 'sm' : 'icon'}
          aria-label={`Remove ${name}`}
          loading={removal.isPending}
        >
          {isWord ? 'Remove' : <Trash2 aria-hidden="true" />}
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle>{question}</AlertDialogTitle>
        <AlertDialogDescription>{children}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>Keep</AlertDialogCancel>
          <AlertDialogAction onClick={() => removal.mutate()}>Remove</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
