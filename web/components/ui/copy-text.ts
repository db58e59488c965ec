/**
 * Puts text on the clipboard, even where the clipboard API is missing, as on plain http. Returns whether it
 * worked.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyThroughSelection(text);
  }
}

function copyThroughSelection(text: string): boolean {
  const before = document.activeElement;
  const holder = document.createElement('textarea');
  holder.value = text;
  holder.style.cssText = 'position:fixed;opacity:0';
  // Inside an open dialog, the focus must not leave it.
  (before?.closest('[role="dialog"]') ?? document.body).append(holder);
  holder.select();
  const copied = document.execCommand('copy');
  holder.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
