import type { Device } from '#domain/listings/portals/rules.ts';

/** What the person holds, so that only ways that work there are offered. A tablet counts as its phone. */
export function readDevice(): Device {
  const { userAgent, maxTouchPoints } = navigator;
  if (/android/i.test(userAgent)) return 'android';
  // An iPad says that it is a Mac, but no Mac has a touch screen.
  const isApple = /iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1);
  return isApple ? 'iphone' : 'computer';
}
