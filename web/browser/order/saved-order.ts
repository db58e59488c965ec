import { emptyLink, emptyOrder, type OrderValues, withLinkFirst } from './order-values.ts';

const KEY = 'hearthcast-order';

/** `formKey` identifies this form, so that submitting it twice creates one order. */
export type SavedOrder = { values: OrderValues; formKey: string };

/** Keeps the form across the payment page and back, in this tab only. */
export function saveOrder(order: SavedOrder): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(order));
  } catch {
    // Without storage, only the form is lost across page loads.
  }
}

export function readSavedOrder(): SavedOrder | undefined {
  try {
    const saved = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as SavedOrder | null;
    return saved && Array.isArray(saved.values?.links) && saved.values.links.length > 0 ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** For someone who pays without having seen the form, so that it is filled in when they return. */
export function saveLink(url: string): void {
  const saved = readSavedOrder();
  const values = { ...emptyOrder(), ...saved?.values };
  saveOrder({ formKey: saved?.formKey ?? '', values: withLinkFirst(values, { ...emptyLink, url }) });
}

/** After payment, so that the next order starts empty with its own key. */
export function forgetOrder(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was saved.
  }
}
