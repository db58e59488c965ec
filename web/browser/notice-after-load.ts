const KEY = 'hearthcast-notice';

/** Keeps a good word for the next page, across a full page load. */
export function saveNotice(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Without storage the word is lost, and nothing else.
  }
}

/** The word that the page before left, once. */
export function takeNotice(): string | undefined {
  try {
    const text = sessionStorage.getItem(KEY) ?? undefined;
    sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return undefined;
  }
}
