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
  /** What is removed, for people who only hear the button. */
  name: string;
  question: string;
  /** What follows from it. */
  children: ReactNode;
  remove: () => Promise<unknown>;
  /** The list that it stood in. */
  listKey: QueryKey;
  done: string;
  failed: (error: Error) => string;
  /** A bin unless the word is wanted. */
  isWord?: boolean;
};

/** A button that takes something away after asking once. */
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
