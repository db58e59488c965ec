import { useEffect } from 'react';
import { siteSettings } from '../browser/site-settings.ts';

/** Names the screen in the tab and for screen readers. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${siteSettings.name}`;
  }, [title]);
}
