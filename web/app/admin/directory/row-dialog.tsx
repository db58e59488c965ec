import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ApiError } from '../../../browser/api.ts';
import { useForm } from '../../../components/form/use-form.ts';
import { Button } from '../../../components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '../../../components/ui/dialog.tsx';
import { Form, FormError } from '../../../components/ui/form.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { type FieldSpec, RowField } from './row-field.tsx';

/** The query key of everything on this screen. */
export const DIRECTORY = 'directory';

type RowDialogProps = {
  title: string;
  text: string;
  fields: FieldSpec[];
  values: FieldValues;
  /** Submits the values. The server validates them. */
  save: (values: FieldValues) => Promise<unknown>;
  /** The button that opens the dialog. */
  children: ReactNode;
};

/** A form for one row of the directory. */
export function RowDialog({ children, ...props }: RowDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>{children}</DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{props.title}</DialogTitle>
          <DialogDescription>{props.text}</DialogDescription>
        </DialogHeader>
        <RowForm {...props} onSaved={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}

function RowForm({ onSaved, ...given }: Omit<RowDialogProps, 'children'> & { onSaved: () => void }) {
  // As it was when the dialog opened: the lists behind it keep changing, and saving over someone
  // else's change must be rejected.
  const [{ title, fields, values, save }] = useState(given);
  const queries = useQueryClient();
  const form = useForm({ defaultValues: values });

  async function submit(typed: FieldValues) {
    try {
      await save(typed);
      await queries.invalidateQueries({ queryKey: [DIRECTORY] });
      notify.success('Saved.');
      onSaved();
    } catch (error) {
      const wrong = error instanceof ApiError ? Object.entries(error.fields) : [];
      const shown = wrong.filter(([name]) => fields.some((field) => field.name === name));
      for (const [name, message] of shown) form.setError(name, { message });
      if (shown.length === 0) form.setError('root', { message: error instanceof Error ? error.message : '' });
    }
  }

  return (
    <Form form={form} onSubmit={submit} aria-label={title}>
      {fields.map((field) => (
        <RowField key={field.name} control={form.control} {...field} />
      ))}
      <FormError />
      <Button type="submit" className="self-end" loading={form.formState.isSubmitting} loadingLabel="Saving…">
        Save
      </Button>
    </Form>
  );
}
