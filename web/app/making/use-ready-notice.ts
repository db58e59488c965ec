import { useEffect, useRef } from 'react';

type Home = { id: string; name: string; isReady: boolean };

/** Announces that an episode is ready: in the tab's title, and as a browser notification if that's allowed. */
export function useReadyNotice(homes: readonly Home[] | undefined): void {
  const making = useRef(new Set<string>());
  useEffect(() => {
    for (const name of takeReady(making.current, homes ?? [])) tellReady(name);
  }, [homes]);
}

/** The homes that were in production at the last call and are ready now. Updates `making`. */
export function takeReady(making: Set<string>, homes: readonly Home[]): string[] {
  for (const { id, isReady } of homes) if (!isReady) making.add(id);
  return homes.filter(({ id, isReady }) => isReady && making.delete(id)).map(({ name }) => name);
}

export function tellReady(name: string): void {
  showInTitle(`Ready: ${name}`);
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification('Your episode is ready', { body: name, icon: '/apple-touch-icon.png' });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
  } catch {
    // Phones allow notifications only from a service worker; there, the title and the email have to do.
  }
}

/** Until someone comes back to the tab. */
function showInTitle(title: string): void {
  const before = document.title;
  document.title = title;
  if (!document.hidden) return;
  const restore = () => {
    if (document.hidden) return;
    document.title = before;
    document.removeEventListener('visibilitychange', restore);
  };
  document.addEventListener('visibilitychange', restore);
}
