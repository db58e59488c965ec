const placeholders =
  /^(?:n\/?a|tbd|tba|unknown|none|null|undefined|pending|-+|\.+|x+|0+|address|city|state|zip|street)$|\b(?:not available|not disclosed|undisclosed|withheld|unavailable|address (?:on|upon) request|address hidden|no address|to be determined|unknown address|not provided|contact agent|private address|hidden address|coming soon)\b/i;

/** Whether a text is a placeholder for an address ("Address not available", "TBD"). */
export function isAddressPlaceholder(text: string | null | undefined): boolean {
  const trimmed = (text ?? '').trim();
  return trimmed === '' || trimmed.length > 200 || placeholders.test(trimmed);
}

type Parts = { address: string; city: string; state: string; zipCode?: string | undefined };

/** Whether a part is missing or a placeholder, or the street contains more than a street. */
export function isAddressIncomplete({ address, city, state, zipCode }: Parts): boolean {
  const parts = [address, city, state, ...(zipCode === undefined ? [] : [zipCode])];
  return parts.some(isAddressPlaceholder) || /,\s*[A-Z]{2}(?:\s+\d{5}(?:-\d{4})?)?$/i.test(address.trim());
}
