import { useState } from 'react';
import { request } from '../../../browser/api.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';

/** For a home without a page that can be read: facts, photos or a description are enough. */
export function StartSheet({ onDraft }: { onDraft: (draftId: string) => void }) {
  const [isStarting, setIsStarting] = useState(false);
  const [problem, setProblem] = useState('');

  async function start() {
    setIsStarting(true);
    setProblem('');
    try {
      onDraft((await request('POST /api/listing-drafts', {})).draftId);
    } catch (error) {
      setProblem((error as Error).message);
    }
    setIsStarting(false);
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant="link" onClick={start} loading={isStarting}>
        No link? Enter the facts yourself
      </Button>
      {problem && <Alert tone="bad">{problem}</Alert>}
    </div>
  );
}
