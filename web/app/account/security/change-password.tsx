import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { notify } from '../../../components/ui/notify.ts';
import { late } from '../../late.ts';
import { SecurityPart } from './security-part.tsx';

const NewPasswordForm = late(async () => (await import('../../auth/new-password-form.tsx')).NewPasswordForm);

export function ChangePassword() {
  const [isOpen, setIsOpen] = useState(false);
  const queries = useQueryClient();

  async function finish() {
    setIsOpen(false);
    notify.success('Password updated successfully!', { description: 'Your other devices are signed out.' });
    await queries.invalidateQueries({ queryKey: ['sessions'] });
  }

  return (
    <SecurityPart title="Password" explanation="Changing it signs out all your other devices.">
      {isOpen ? (
        <div className="flex w-full max-w-md flex-col gap-4">
          <NewPasswordForm label="Change password" submitLabel="Update Password" onSaved={finish} />
          <Button variant="quiet" onClick={() => setIsOpen(false)}>
            Cancel
          </Button>
        </div>
      ) : (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          Change password
        </Button>
      )}
    </SecurityPart>
  );
}
