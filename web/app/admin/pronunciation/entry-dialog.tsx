import { type ReactNode, useState } from 'react';
import type { Pronunciation } from '#domain/speech-text/pronunciations/schema.ts';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '../../../components/ui/dialog.tsx';
import { EntryForm, type Market } from './entry-form.tsx';

type EntryDialogProps = { entry?: Pronunciation; markets: Market[]; children: ReactNode };

/** Adds a word, or edits the given one. The child is the button that opens the dialog. */
export function EntryDialog({ entry, markets, children }: EntryDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>{children}</DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{entry ? `How to say “${entry.word}”` : 'Add a word'}</DialogTitle>
          <DialogDescription>
            Write it the way it sounds, with hyphens between syllables: “wuh-lam-it” for Willamette. Listen
            before you save.
          </DialogDescription>
        </DialogHeader>
        <EntryForm entry={entry} markets={markets} onSaved={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}
