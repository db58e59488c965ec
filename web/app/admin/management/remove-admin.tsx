import { request } from '../../../browser/api.ts';
import { ConfirmRemoval } from '../confirm-removal.tsx';
import { failureText } from './failure-text.ts';

export function RemoveAdmin({ userId, name }: { userId: string; name: string }) {
  return (
    <ConfirmRemoval
      name={name}
      question={`Remove ${name}’s admin privileges?`}
      remove={() => request('DELETE /api/admins/:userId', { userId })}
      listKey={['admins']}
      done="Admin privileges removed"
      failed={(error) => failureText(error, 'Failed to remove admin privileges')}
      isWord
    >
      The account stays, but it loses access to the staff dashboard.
    </ConfirmRemoval>
  );
}
