const NAME = 'hearthcast-answering-form';

/** Names this tab's order form, so that coming back from the payment page leads to the same order. */
export function readFormKey(): string {
  const fresh = crypto.randomUUID();
  try {
    const known = sessionStorage.getItem(NAME);
    if (known) return known;
    sessionStorage.setItem(NAME, fresh);
  } catch {
    // Storage may be turned off; then every visit is a form of its own.
  }
  return fresh;
}

/** What was paid is over; the next form is another order. */
export function forgetFormKey(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // Nothing was stored.
  }
}
