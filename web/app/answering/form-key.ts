const NAME = 'hearthcast-answering-form';

/** Identifies this tab's order form, so that coming back from the payment page leads to the same order. */
export function readFormKey(): string {
  const fresh = crypto.randomUUID();
  try {
    const known = sessionStorage.getItem(NAME);
    if (known) return known;
    sessionStorage.setItem(NAME, fresh);
  } catch {
    // Storage may be turned off; then every visit starts a new form.
  }
  return fresh;
}

/** A paid order is finished; the next form is another order. */
export function forgetFormKey(): void {
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // Nothing was stored.
  }
}
