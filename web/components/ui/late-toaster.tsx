import { type ComponentType, useEffect, useState } from 'react';
import { setToastsLoader } from './toasts.ts';

/** After the first touch, there will be a message sooner or later, and by then the connection may be gone. */
const AFTER_TOUCH_MS = 500;

/** Mount once, near the root. The toaster's code loads when it is needed. */
export function LateToaster() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    let isLoading = false;
    async function load() {
      if (isLoading) return;
      isLoading = true;
      try {
        const loaded = await import('./toaster.tsx');
        setToaster(() => loaded.Toaster);
      } catch {
        isLoading = false;
      }
    }
    const touched = () => setTimeout(load, AFTER_TOUCH_MS);
    setToastsLoader(load);
    addEventListener('pointerdown', touched, { once: true });
    addEventListener('keydown', touched, { once: true });
    return () => {
      removeEventListener('pointerdown', touched);
      removeEventListener('keydown', touched);
    };
  }, []);
  return Toaster && <Toaster />;
}
