import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createRendererThread } from './renderer-thread.ts';

test('an idle thread exits, and the next task gets a new one', async () => {
  const ended = vi.spyOn(Worker.prototype, 'terminate');
  onTestFinished(() => ended.mockRestore());
  const { layOut } = createRendererThread(process.cwd(), 1);
  const card = { type: 'div', props: { style: { display: 'flex' }, children: 'A porch' } };
  for (const times of [1, 2]) {
    expect(await layOut(card, { width: 80, height: 40 })).toContain('<svg');
    await vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(times));
  }
});
