import { useRef, useState } from 'react';
import type { HeardAnswer } from '#domain/ask/schema.ts';
import { AloudButton } from './aloud-button.tsx';
import type { Recording } from './record-question.ts';
import { sendSpoken } from './send-question.ts';

type AskAloudProps = {
  slug: string;
  conversationId: string | undefined;
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
  onAnswer: (answer: HeardAnswer) => void;
  onProblem: (problem: string) => void;
};

const NO_MICROPHONE = 'We can’t use your microphone. Allow it in your browser, or type your question.';
const NOTHING_HEARD = 'We didn’t hear a question. Please try again, or type it.';

/** Asks with the microphone: press, ask, and it stops by itself when you pause. */
export function AskAloud({ slug, conversationId, isBusy, onBusy, onAnswer, onProblem }: AskAloudProps) {
  const recording = useRef<Recording>(null);
  const [isListening, setIsListening] = useState(false);

  async function listen() {
    if (recording.current) return recording.current.finish();
    if (isBusy) return;
    onProblem('');
    onBusy(true);
    try {
      const { recordQuestion } = await import('./record-question.ts');
      recording.current = await recordQuestion();
      setIsListening(true);
      const wavBase64 = await recording.current.done;
      setIsListening(false);
      if (wavBase64 === null) return onProblem(NOTHING_HEARD);
      const sent = await sendSpoken(slug, wavBase64, conversationId);
      if ('problem' in sent) onProblem(sent.problem);
      else onAnswer(sent.body);
    } catch {
      onProblem(NO_MICROPHONE);
    } finally {
      recording.current = null;
      setIsListening(false);
      onBusy(false);
    }
  }

  return <AloudButton isListening={isListening} onClick={listen} />;
}
