import { emptyLink, emptyOrder, type OrderValues, withLinkFirst } from './order-values.ts';

const KEY = 'hearthcast-order';

/** `formKey` names this form for the server, so that sending it twice stays one order. */
export type SavedOrder = { values: OrderValues; formKey: string };

/** What was typed survives the way to the payment page and back, in this tab only. */
export function saveOrder(order: SavedOrder): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(order));
  } catch {
    // Without storage the form forgets across page loads, and nothing else.
  }
}

export function readSavedOrder(): SavedOrder | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as SavedOrder | null;
    return kept && Array.isArray(kept.values?.links) && kept.values.links.length > 0 ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** For somebody who goes to pay without having seen the form: it is filled in when they come back to it. */
export function saveLink(url: string): void {
  const kept = readSavedOrder();
  const values = { ...emptyOrder(), ...kept?.values };
  saveOrder({ formKey: kept?.formKey ?? '', values: withLinkFirst(values, { ...emptyLink, url }) });
}

/** Once the order is paid: the next one starts empty and under a name of its own. */
export function forgetOrder(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
