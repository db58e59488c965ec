import type { Page } from '@playwright/test';

type LockScreen = {
  keys: Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>>;
  state: MediaPositionState | undefined;
};
declare global {
  interface Window {
    lockScreen: LockScreen;
  }
}

/** Our own lock screen behind the browser's: what it was told, and its keys. */
export async function watchLockScreen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const lockScreen: LockScreen = { keys: {}, state: undefined };
    window.lockScreen = lockScreen;
    const { mediaSession } = navigator;
    const setActionHandler = mediaSession.setActionHandler.bind(mediaSession);
    const setPositionState = mediaSession.setPositionState.bind(mediaSession);
    mediaSession.setActionHandler = (action, handler) => {
      setActionHandler(action, handler);
      lockScreen.keys[action] = handler;
    };
    mediaSession.setPositionState = (state) => {
      setPositionState(state);
      lockScreen.state = state;
    };
  });
}

export async function pressLockScreen(
  page: Page,
  action: MediaSessionAction,
  details: { seekOffset?: number; seekTime?: number } = {},
): Promise<void> {
  const pressed = { action, ...details };
  await page.evaluate((given) => window.lockScreen.keys[given.action]?.(given), pressed);
}
