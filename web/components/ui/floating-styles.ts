/** Lists, menus and popovers: paper lifted off the page. */
export const floatingStyles = [
  'z-50 rounded-md border border-rule bg-raised text-ink shadow-floating forced-colors:border-[CanvasText]',
  'data-[state=open]:animate-pop-in data-[state=closed]:animate-pop-out',
];

/**
 * One line in a list or menu; the bar at its start marks the line under the pointer or the keyboard focus.
 */
export const itemStyles = [
  'relative flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-3 py-1.5 text-base outline-none select-none pointer-coarse:min-h-11',
  'data-highlighted:bg-ember-wash data-highlighted:shadow-[inset_3px_0_0_var(--ember)] forced-colors:data-highlighted:outline-2',
  'data-disabled:pointer-events-none data-disabled:text-ink-faint',
  '[&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-4.5',
];
