import { chromeApi } from './chrome-api.ts';
import { collectPage } from './collect-page.ts';
import { submitPage } from './submit-page.ts';

const problems = {
  noPage: 'This page can’t be sent. Open the listing in a tab of its own and press the button there.',
  tooLarge: 'This page is larger than 24 MB. Copy it and paste it into the order form instead.',
};

function explain(problem: string): void {
  const status = document.getElementById('status');
  if (status) status.textContent = problem;
  document.getElementById('order-form')?.removeAttribute('hidden');
}

const { url: siteUrl } = (await (await fetch('site.json')).json()) as { url: string };
document.getElementById('order-form')?.setAttribute('href', `${siteUrl}/create-podcast`);
// The browser's own pages, its store and its PDF viewer let no extension in.
const [collected] = await chromeApi.scripting
  .executeScript({ target: { tabId: Number(location.hash.slice(1)) }, func: collectPage })
  .catch(() => []);
if (!collected?.result) explain(problems.noPage);
else if (!submitPage(siteUrl, collected.result)) explain(problems.tooLarge);
