/** The icon at `/categories/{id}.svg`, in the colour of the text around it. */
export function CategoryIcon({ id }: { readonly id: string }) {
  return (
    <span
      aria-hidden
      className="inline-block size-5 bg-current"
      style={{ mask: `url(/categories/${id}.svg) center / contain no-repeat` }}
    />
  );
}
