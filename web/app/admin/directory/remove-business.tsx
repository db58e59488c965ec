import { request } from '../../../browser/api.ts';
import { ConfirmRemoval } from '../confirm-removal.tsx';
import { DIRECTORY } from './row-dialog.tsx';

export function RemoveBusiness({ business: { id, name } }: { business: { id: string; name: string } }) {
  return (
    <ConfirmRemoval
      name={name}
      question={`Remove ${name}?`}
      remove={() => request('DELETE /api/directory/businesses/:businessId', { businessId: id })}
      listKey={[DIRECTORY]}
      done={`${name} was removed from the directory.`}
      failed={(error) => `We couldn’t remove ${name}. ${error.message}`}
    >
      Its reviews go too. A later import may bring it back.
    </ConfirmRemoval>
  );
}
