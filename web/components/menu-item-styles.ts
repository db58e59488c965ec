/** One entry of the header's menu: a row on a phone, a word in a line on a wide screen. */
export const menuItemStyles =
  'flex min-h-12 w-full cursor-pointer items-center gap-2 rounded-md px-3 text-start font-semibold hover:bg-current/8 lg:min-h-11 lg:w-auto lg:text-sm';
