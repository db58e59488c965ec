import { type FormEvent, useRef, useState } from 'react';
import type { SimulatedTurn } from '#domain/phone/schema.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import type { Recording } from '../../../site/ask/record-question.ts';
import type { PlayedCall } from './use-played-call.ts';

/** What the caller can do now: talk, type, press a key, leave a message, hang up. */
export function CallControls({ call, turn }: { call: PlayedCall; turn: SimulatedTurn }) {
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    void call.tell({ kind: 'typed', text: text.trim() }, text.trim());
    setText('');
  };
  if (turn.next === 'hang-up') return <p className="text-ink-soft">The call is over.</p>;
  const hangUp = (
    <Button variant="secondary" disabled={call.isBusy} onClick={() => call.tell({ kind: 'hung-up' })}>
      Hang up
    </Button>
  );
  if (turn.next === 'dial')
    return (
      <div className="flex flex-wrap gap-3">
        <Button disabled={call.isBusy} onClick={() => call.tell({ kind: 'dialed', wasAnswered: true })}>
          The agent picks up
        </Button>
        <Button
          variant="secondary"
          disabled={call.isBusy}
          onClick={() => call.tell({ kind: 'dialed', wasAnswered: false })}
        >
          No answer
        </Button>
      </div>
    );
  if (turn.next === 'record')
    return (
      <div className="flex flex-wrap gap-3">
        <Talk
          call={call}
          label="Leave a message"
          onRecorded={(wavBase64) => call.tell({ kind: 'left-message', wavBase64 }, '(a message)')}
        />
        {hangUp}
      </div>
    );
  return (
    <form onSubmit={send} className="flex flex-col gap-4">
      <Field label="Say something">
        <Input
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={500}
          autoComplete="off"
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={call.isBusy}>
          Say it
        </Button>
        <Talk call={call} label="Speak" onRecorded={(wavBase64) => call.tell({ kind: 'spoke', wavBase64 })} />
        {['0', '1'].map((digit) => (
          <Button
            key={digit}
            variant="secondary"
            disabled={call.isBusy}
            onClick={() => call.tell({ kind: 'key', digit }, `(presses ${digit})`)}
          >
            Press {digit}
          </Button>
        ))}
        <Button
          variant="secondary"
          disabled={call.isBusy}
          onClick={() => call.tell({ kind: 'silent' }, '(says nothing)')}
        >
          Say nothing
        </Button>
        {hangUp}
      </div>
    </form>
  );
}

type TalkProps = { call: PlayedCall; label: string; onRecorded: (wavBase64: string) => void };

/** Records with the microphone until the speaker pauses. */
function Talk({ call, label, onRecorded }: TalkProps) {
  const recording = useRef<Recording>(null);
  const [isListening, setIsListening] = useState(false);

  async function listen() {
    if (recording.current) return recording.current.finish();
    try {
      const { recordQuestion } = await import('../../../site/ask/record-question.ts');
      recording.current = await recordQuestion();
      setIsListening(true);
      const wavBase64 = await recording.current.done;
      if (wavBase64) onRecorded(wavBase64);
      else call.setProblem('We didn’t hear anything. Please try again.');
    } catch {
      call.setProblem('The microphone is blocked. Allow it in your browser, or type.');
    } finally {
      recording.current = null;
      setIsListening(false);
    }
  }

  return (
    <Button variant="secondary" aria-pressed={isListening} disabled={call.isBusy} onClick={listen}>
      {isListening ? 'Listening…' : label}
    </Button>
  );
}
