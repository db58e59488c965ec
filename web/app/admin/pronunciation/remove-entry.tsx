import { request } from '../../../browser/api.ts';
import { ConfirmRemoval } from '../confirm-removal.tsx';

export function RemoveEntry({ entry: { id, word } }: { entry: { id: string; word: string } }) {
  return (
    <ConfirmRemoval
      name={word}
      question={`Remove “${word}”?`}
      remove={() => request('DELETE /api/pronunciations/:pronunciationId', { pronunciationId: id })}
      listKey={['pronunciations']}
      done={`“${word}” is read as it is written again.`}
      failed={(error) => `“${word}” could not be removed. ${error.message}`}
    >
      The hosts will read it as it is written.
    </ConfirmRemoval>
  );
}
