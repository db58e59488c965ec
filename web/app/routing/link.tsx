import type { ComponentProps, MouseEvent } from 'react';
import { navigate } from './place.ts';
import { preloadScreen } from './preload-screen.ts';

type LinkProps = ComponentProps<'a'> & { to: string; replace?: boolean; state?: unknown };

/** A link to another screen of the app, without loading the page. */
export function Link({ to, replace, state, onClick, ...props }: LinkProps) {
  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    // Everything but a plain click is the browser's: a new tab, a new window, a download.
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain || props.target) return;
    event.preventDefault();
    const isHere = new URL(to, location.href).href === location.href;
    navigate(to, { replace: replace ?? isHere, state });
  }
  const preload = () => preloadScreen(to);
  return (
    <a
      href={to}
      onClick={open}
      onPointerEnter={preload}
      onTouchStart={preload}
      onFocus={preload}
      {...props}
    />
  );
}
