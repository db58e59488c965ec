const KEY = 'hearthcast-notice';

/** Saves a success message for the next page, across a full page load. */
export function saveNotice(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Without storage, only the message is lost.
  }
}

/** The message from the previous page, once. */
export function takeNotice(): string | undefined {
  try {
    const text = sessionStorage.getItem(KEY) ?? undefined;
    sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return undefined;
  }
}
