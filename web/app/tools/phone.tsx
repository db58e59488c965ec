import { type FormEvent, useState } from 'react';
import { SAMPLE_LISTING_SLUG } from '#domain/listings/rules.ts';
import { Alert } from '../../components/ui/alert.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { NativeSelect } from '../../components/ui/native-select.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { CallLines } from '../call-lines.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { CallControls } from './phone/call-controls.tsx';
import { usePlayedCall } from './phone/use-played-call.ts';

/** A state where a message may be recorded, and one where the caller has to agree first. */
const callerStates = { TX: 'Texas', CA: 'California (asks before recording)' };

/** A phone on the screen: calls a home's number and talks to the assistant. Only with development pages on. */
export function PhonePage() {
  useDocumentTitle('Phone');
  const call = usePlayedCall();
  const [slug, setSlug] = useState(SAMPLE_LISTING_SLUG);
  const [state, setState] = useState('TX');
  const start = (event: FormEvent) => {
    event.preventDefault();
    void call.start(slug.trim(), state);
  };

  return (
    <div className="mx-auto flex max-w-2xl flex-col gap-6 px-4 pt-8 pb-16 sm:px-6">
      <header>
        <h1 className="text-3xl sm:text-4xl">Phone simulator</h1>
        <p className="mt-1 text-ink-soft text-sm">
          Hear what callers hear, without a phone. The simulator runs the same code as real calls.
        </p>
      </header>
      <form onSubmit={start} className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
        <Field label="Phone number or listing slug">
          <Input value={slug} onChange={(event) => setSlug(event.target.value)} maxLength={200} />
        </Field>
        <Field label="Caller’s state">
          <NativeSelect value={state} onChange={(event) => setState(event.target.value)}>
            {Object.entries(callerStates).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Button type="submit" loading={call.isBusy && !call.turn} loadingLabel="Calling…">
          {call.turn ? 'Call again' : 'Call'}
        </Button>
      </form>
      <Field label="Use a host’s voice" inline>
        <Switch checked={call.isHeard} onCheckedChange={call.setIsHeard} />
      </Field>
      {call.problem && <Alert tone="bad">{call.problem}</Alert>}
      {call.lines.length > 0 && <CallLines lines={call.lines} />}
      {call.turn && <CallControls call={call} turn={call.turn} />}
    </div>
  );
}
