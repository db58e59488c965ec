/** The part of the browser's extension API that we use. */
type Tab = { id?: number; index: number };
type ChromeApi = {
  action: { onClicked: { addListener: (listener: (tab: Tab) => void) => void } };
  scripting: {
    executeScript: <Result>(injection: {
      target: { tabId: number };
      func: () => Result;
    }) => Promise<{ result?: Result }[]>;
  };
  tabs: { create: (options: { url: string; index: number; openerTabId?: number }) => Promise<Tab> };
};

export const chromeApi = (globalThis as unknown as { chrome: ChromeApi }).chrome;
