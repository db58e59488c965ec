import { useState } from 'react';
import { request } from '../../browser/api.ts';
import { cn } from '../../components/cn.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardDescription, CardHeader } from '../../components/ui/card.tsx';
import { notify } from '../../components/ui/notify.ts';
import { type LogLine, runUploadTest, type UploadTestActions } from './workflow-tests/run-upload-test.ts';
import { TestPage } from './workflow-tests/test-page.tsx';

const actions: UploadTestActions = {
  findUser: async () => (await request('GET /api/me', {})).user,
  createOrder: () => request('POST /api/upload-tests', {}),
  runStep: (podcastId, step) => request('POST /api/upload-tests/:podcastId/steps', { podcastId, step }),
  deleteOrder: (podcastId) => request('DELETE /api/upload-tests/:podcastId', { podcastId }),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

const tones = { plain: 'text-ink-soft', good: 'text-good', bad: 'font-semibold text-bad' };

/** Tests the podcast upload with an order that is deleted afterwards. */
export function AdminUploadTestPage() {
  return (
    <TestPage title="Podcast Upload Test">
      <UploadTest />
    </TestPage>
  );
}

function UploadTest() {
  const [lines, setLines] = useState<(LogLine & { at: string })[]>([]);
  const [isRunning, setIsRunning] = useState(false);

  async function run() {
    setIsRunning(true);
    setLines([]);
    const isOk = await runUploadTest(actions, (line) => {
      const at = new Date().toLocaleTimeString('en-US');
      setLines((before) => [...before, { ...line, at }]);
    });
    setIsRunning(false);
    if (isOk) notify.success('Test completed');
    else notify.error('Test failed');
  }

  return (
    <Card aria-labelledby="upload-test-title">
      <CardHeader>
        <h2 id="upload-test-title" className="text-xl">
          Upload workflow
        </h2>
        <CardDescription>
          Creates a test order in your name, attaches an audio file, emails you the delivery notice, sends
          staff the lead, then deletes the order. Takes about five seconds.
        </CardDescription>
      </CardHeader>
      <Button className="self-start" loading={isRunning} loadingLabel="Testing…" onClick={() => void run()}>
        Run Upload Test
      </Button>
      <div role="log" aria-label="Test log" className="rounded-md bg-sunken p-4 text-sm">
        {lines.length === 0 && <p className="text-ink-soft">The test hasn’t run yet.</p>}
        <ol className="flex flex-col gap-1">
          {lines.map(({ text, tone, at }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
            <li key={index} className="flex gap-x-3">
              <span className="shrink-0 text-ink-soft tabular-nums">{at}</span>
              <span className={cn('min-w-0 break-words', tones[tone])}>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}
