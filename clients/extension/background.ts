import { chromeApi } from './chrome-api.ts';

/** A press of the button lets the extension into that one tab. The tab that opens beside it reads and sends the page. */
chromeApi.action.onClicked.addListener(({ id, index }) => {
  if (id !== undefined)
    void chromeApi.tabs.create({ url: `send.html#${id}`, index: index + 1, openerTabId: id });
});
