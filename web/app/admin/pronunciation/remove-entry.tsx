import { request } from '../../../browser/api.ts';
import { ConfirmRemoval } from '../confirm-removal.tsx';

export function RemoveEntry({ entry: { id, word } }: { entry: { id: string; word: string } }) {
  return (
    <ConfirmRemoval
      name={word}
      question={`Remove “${word}”?`}
      remove={() => request('DELETE /api/pronunciations/:pronunciationId', { pronunciationId: id })}
      listKey={['pronunciations']}
      done={`The hosts will read “${word}” as written again.`}
      failed={(error) => `We couldn’t remove “${word}”. ${error.message}`}
    >
      The hosts will read it as written.
    </ConfirmRemoval>
  );
}
