import { chromeApi } from './chrome-api.ts';
import { type CollectedPage, collectPage } from './collect-page.ts';

/** Pages on their way to the tab that sends them. */
const waiting = new Map<string, CollectedPage | null>();

chromeApi.action.onClicked.addListener(({ id, index }) => {
  if (id !== undefined) void send(id, index);
});

chromeApi.runtime.onMessage.addListener((message, _sender, answer) => {
  const key = String(message);
  answer(waiting.get(key) ?? null);
  waiting.delete(key);
});

async function send(tabId: number, index: number): Promise<void> {
  const key = crypto.randomUUID();
  // The browser's own pages, its store and its PDF viewer let no extension in.
  const [collected] = await chromeApi.scripting
    .executeScript({ target: { tabId }, func: collectPage })
    .catch(() => []);
  waiting.set(key, collected?.result ?? null);
  await chromeApi.tabs.create({ url: `send.html#${key}`, index: index + 1, openerTabId: tabId });
}
