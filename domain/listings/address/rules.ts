const placeholders =
  /^(?:n\/?a|tbd|tba|unknown|none|null|undefined|pending|-+|\.+|x+|0+|address|city|state|zip|street)$|\b(?:not available|not disclosed|undisclosed|withheld|unavailable|address (?:on|upon) request|address hidden|no address|to be determined|unknown address|not provided|contact agent|private address|hidden address|coming soon)\b/i;

/** True for texts that stand where an address should be and say nothing ("Address not available", "TBD"). */
export function isAddressPlaceholder(text: string | null | undefined): boolean {
  const trimmed = (text ?? '').trim();
  return trimmed === '' || trimmed.length > 200 || placeholders.test(trimmed);
}
