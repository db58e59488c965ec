import { useState } from 'react';
import { invoke, request } from '../../../browser/api.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardDescription, CardHeader } from '../../../components/ui/card.tsx';
import { Stage, StageList, type StageState } from '../../../components/ui/stage-list.tsx';

type Outcome = { state: StageState; note?: string; ms?: number };

/** Each checks one thing that processing needs, without changing anything. */
const tests: { title: string; run: () => Promise<string> }[] = [
  {
    title: 'The server and database respond',
    run: async () => {
      const response = await fetch('/health');
      const { status } = (await response.json()) as { status: string };
      if (!response.ok) throw new Error(`The server says: ${status}`);
      return 'Everything it needs is running.';
    },
  },
  {
    title: 'You’re signed in as staff',
    run: async () => {
      const { user } = await request('GET /api/me', {});
      if (!user?.isAdmin) throw new Error('Access denied: Admin privileges required');
      return user.email;
    },
  },
  {
    title: 'The spreadsheet has a link',
    run: async () => {
      const { url } = await invoke('get-spreadsheet-link', {});
      if (url === '') throw new Error('Could not retrieve Google Sheet link');
      return new URL(url, location.origin).host;
    },
  },
];

export function DebugTests() {
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);
  const [isRunning, setIsRunning] = useState(false);

  async function runAll() {
    setIsRunning(true);
    const done: Outcome[] = [];
    for (const { run } of tests) {
      setOutcomes([...done, { state: 'running' }]);
      done.push(await outcomeOf(run));
    }
    setOutcomes(done);
    setIsRunning(false);
  }

  return (
    <Card aria-labelledby="debug-title">
      <CardHeader>
        <h2 id="debug-title" className="text-xl">
          Debug tests
        </h2>
        <CardDescription>
          These show where to look when processing fails. They don’t change anything.
        </CardDescription>
      </CardHeader>
      <StageList>
        {tests.map(({ title }, index) => {
          const { state, note, ms } = outcomes[index] ?? { state: 'waiting' };
          return (
            <Stage key={title} state={state} title={title} time={ms === undefined ? undefined : `${ms} ms`}>
              {note}
            </Stage>
          );
        })}
      </StageList>
      <Button
        variant="secondary"
        className="self-start"
        loading={isRunning}
        loadingLabel="Running…"
        onClick={() => void runAll()}
      >
        Run debug tests
      </Button>
    </Card>
  );
}

async function outcomeOf(run: () => Promise<string>): Promise<Outcome> {
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  try {
    const note = await run();
    return { state: 'done', note, ms: elapsed() };
  } catch (error) {
    return { state: 'failed', note: error instanceof Error ? error.message : 'Test failed', ms: elapsed() };
  }
}
