/** A line of the mobile menu, link or button. */
export const menuLinkStyle =
  'flex min-h-13 w-full items-center gap-3 px-2 text-left text-lg font-semibold text-ink no-underline hover:text-sea aria-[current=page]:text-sea';
