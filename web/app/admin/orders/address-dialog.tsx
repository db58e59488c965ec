import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';

type AddressDialogProps = {
  listingId: string;
  isOpen: boolean;
  onClose: () => void;
  /** The listing has an address now. */
  onGiven: () => void;
};

const empty = { address: '', city: '', state: '', zipCode: '' };
const fields = [
  ['address', 'Street address'],
  ['city', 'City'],
  ['state', 'State'],
  ['zipCode', 'ZIP code'],
] as const;

/** Asks for the address of a home whose listing couldn't be read: its page needs one. */
export function AddressDialog({ listingId, isOpen, onClose, onGiven }: AddressDialogProps) {
  const [place, setPlace] = useState(empty);
  const give = useMutation({
    mutationFn: () => request('POST /api/listings/:listingId/address', { listingId, ...place }),
    onSuccess: onGiven,
  });
  const problems = give.error instanceof ApiError ? give.error.fields : {};
  const other = give.error && Object.keys(problems).length === 0 ? give.error.message : undefined;
  return (
    <Dialog open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <DialogContent>
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            give.mutate();
          }}
        >
          <DialogHeader>
            <DialogTitle>Where is this home?</DialogTitle>
            <DialogDescription>
              We couldn’t read the listing, and its page needs an address. Your upload starts right after.
            </DialogDescription>
          </DialogHeader>
          {fields.map(([name, label]) => (
            <Field
              key={name}
              label={label}
              required={name !== 'zipCode'}
              optional={name === 'zipCode'}
              error={problems[name] ?? (name === 'address' ? other : undefined)}
            >
              <Input
                value={place[name]}
                onChange={(event) => setPlace({ ...place, [name]: event.target.value })}
              />
            </Field>
          ))}
          <DialogFooter>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={give.isPending}>
              Save and upload
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
