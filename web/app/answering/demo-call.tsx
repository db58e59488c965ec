import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { DemoTurn } from '#domain/phone/schema.ts';
import { invoke, request } from '../../browser/api.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { CallLines } from '../call-lines.tsx';
import { HearButton } from '../hear-button.tsx';
import { playWav } from '../play-wav.ts';
import { plansQuery } from './plans-query.ts';
import { RatherTalk } from './rather-talk.tsx';

type Said = { by: 'caller' | 'assistant'; text: string };

const suggestions = ['When was it built?', 'Is there a generator?', 'How much are the taxes?'];

/** A call to the sample home, typed instead of spoken. The code that answers is the same as on the phone. */
export function DemoCall() {
  const plans = useQuery(plansQuery);
  const [turn, setTurn] = useState<DemoTurn>();
  const [lines, setLines] = useState<Said[]>([]);
  const add = (by: Said['by'], text: string) => setLines((before) => [...before, { by, text }]);
  const take = (next: DemoTurn) => {
    add('assistant', next.say);
    setTurn(next);
  };
  const call = useMutation({
    mutationFn: () => request('POST /api/answering/demo-calls', {}),
    onMutate: () => setLines([]),
    onSuccess: take,
  });
  const say = useMutation({
    mutationFn: (text: string) =>
      request('POST /api/answering/demo-turns', { callId: turn?.callId ?? '', turn: turn?.turn ?? 0, text }),
    onMutate: (text) => add('caller', text),
    onSuccess: take,
  });
  const problem = call.error ?? say.error;
  const isBusy = call.isPending || say.isPending;
  return (
    <section
      aria-labelledby="demo-title"
      className="flex flex-col gap-5 self-start rounded-lg border border-rule bg-raised p-5 shadow-raised sm:p-7"
    >
      <h2 id="demo-title" className="text-2xl">
        Try it now
      </h2>
      {plans.data?.hasDemo === false ? (
        <p className="text-ink-soft">Order below, and call your own number a minute later.</p>
      ) : (
        <p className="text-ink-soft">
          Type what a caller would ask about our sample lake house. You’ll get the answer a caller would hear.
        </p>
      )}
      {lines.length > 0 && (
        <>
          <CallLines lines={lines} />
          {turn && <HearLast turn={turn} />}
        </>
      )}
      {problem && <Alert tone="bad">{problem.message}</Alert>}
      {turn && !turn.isOver && <SayForm isBusy={isBusy} isFirst={lines.length === 1} onSay={say.mutate} />}
      {turn?.isOver && <p className="text-ink-soft">On a real call, we’d record your message now.</p>}
      {plans.data?.hasDemo !== false && (!turn || turn.isOver) && (
        <Button
          className="self-start"
          size="lg"
          loading={call.isPending}
          loadingLabel="Calling…"
          onClick={() => call.mutate()}
        >
          {turn ? 'Call again' : 'Start a sample call'}
        </Button>
      )}
      <RatherTalk />
    </section>
  );
}

type SayFormProps = { isBusy: boolean; isFirst: boolean; onSay: (text: string) => void };

function SayForm({ isBusy, isFirst, onSay }: SayFormProps) {
  const [text, setText] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim() || isBusy) return;
    onSay(text.trim());
    setText('');
  };
  return (
    <form onSubmit={send} aria-label="Talk to it" className="flex flex-col gap-3">
      {isFirst && (
        <ul aria-label="Questions to try" className="flex flex-wrap gap-2">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Button
                size="sm"
                variant="secondary"
                type="button"
                disabled={isBusy}
                onClick={() => onSay(suggestion)}
              >
                {suggestion}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Field label="Your question" className="min-w-0 flex-1 basis-48">
          <Input
            value={text}
            onChange={(event) => setText(event.target.value)}
            maxLength={300}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" loading={isBusy} loadingLabel="Answering…">
          Ask
        </Button>
      </div>
    </form>
  );
}

/** Plays the last answer in a host's voice; on the phone it's the provider's voice. */
function HearLast({ turn: { say, ticket } }: { turn: DemoTurn }) {
  const hear = useMutation({
    mutationFn: async () => playWav((await invoke('speak-answer', { answer: say, ticket })).wavBase64),
  });
  return <HearButton hear={hear} className="self-start" />;
}
