import { useEffect } from 'react';
import { siteSettings } from '../browser/site-settings.ts';

/** Sets the document title. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${siteSettings.name}`;
  }, [title]);
}
