import { type ComponentProps, type MouseEvent, useTransition } from 'react';
import { navigate } from './place.ts';
import { preloadScreen } from './preload-screen.ts';

type LinkProps = ComponentProps<'a'> & { to: string; replace?: boolean; state?: unknown };

/** A link to another screen of the app, without loading the page. It looks pressed until the screen is there. */
export function Link({ to, replace, state, onClick, ...props }: LinkProps) {
  const [isOpening, startOpening] = useTransition();
  function open(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    // Everything but a plain click is left to the browser: a new tab, a new window, a download.
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain || props.target) return;
    event.preventDefault();
    const isHere = new URL(to, location.href).href === location.href;
    startOpening(() => navigate(to, { replace: replace ?? isHere, state }));
  }
  const preload = () => preloadScreen(to);
  return (
    <a
      href={to}
      data-opening={isOpening || undefined}
      onClick={open}
      onPointerEnter={preload}
      onTouchStart={preload}
      onFocus={preload}
      {...props}
    />
  );
}
