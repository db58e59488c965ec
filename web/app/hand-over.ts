/** A field that hasn't appeared by then belongs to another screen. */
const LONGEST_MS = 3000;

/**
 * Passes on what someone did in a screen's first look: the text they typed, the cursor position and the last press. Call
 * it before the screen replaces the first look.
 */
export function handOverFirstLook(place: HTMLElement): void {
  const look = place.querySelector('[data-first-look]');
  if (!look) return;
  let focused: Element | null = null;
  const noteFocus = () => {
    // After the first look is removed, nothing in it has the focus, but we need to know what did.
    if (look.isConnected) focused = look.contains(document.activeElement) ? document.activeElement : null;
  };
  noteFocus();
  look.addEventListener('focusin', noteFocus);
  look.addEventListener('focusout', () => queueMicrotask(noteFocus));
  const waiting = new Set(look.querySelectorAll('input'));
  const observer = new MutationObserver(() => {
    if (look.isConnected) return;
    // Someone who reached a link, a button or the content by keyboard continues from there.
    if (focused && !(focused instanceof HTMLInputElement)) {
      const same = document.activeElement === document.body ? findAlike(place, focused) : undefined;
      same?.focus({ preventScroll: true });
      if (same) focused = null;
    }
    for (const old of waiting) {
      const field = place.querySelector<HTMLInputElement>(`input[name="${CSS.escape(old.name)}"]`);
      if (!field) continue;
      waiting.delete(old);
      handOverField(old, field, old === focused);
    }
    if (waiting.size > 0) return;
    observer.disconnect();
    const pressed = look.querySelector('[data-held]') ?? look.querySelector('[data-pressed=early]');
    if (pressed) findAlike(place, pressed)?.click();
  });
  observer.observe(place, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), LONGEST_MS);
}

function handOverField(old: HTMLInputElement, field: HTMLInputElement, isFocused: boolean): void {
  if (old.value !== '') {
    // Bypasses React's setter, as typing does: React sees no change in a value that was set through it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, old.value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (!isFocused) return;
  field.focus({ preventScroll: true });
  // Email fields don't support selection.
  if (old.selectionStart !== null) field.setSelectionRange(old.selectionStart, old.selectionEnd);
}

/** The link, button or tab with the same words, or the content that "Skip to content" leads to. */
function findAlike(place: HTMLElement, pressed: Element): HTMLElement | undefined {
  if (pressed.matches('main')) return place.querySelector('main') ?? undefined;
  const isTab = pressed.getAttribute('role') === 'tab';
  const kind = pressed.matches('a') ? 'a[href]' : isTab ? '[role=tab]' : 'button:not([role=tab])';
  const named = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;
  return [...place.querySelectorAll<HTMLElement>(kind)].find((button) => named(button) === named(pressed));
}
