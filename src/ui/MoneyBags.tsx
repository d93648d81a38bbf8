/** One to three bags for a budget level; the word beside them says the same. */
export function MoneyBags({ count, className = 'size-5' }: { readonly count: number; readonly className?: string }) {
  return (
    <span aria-hidden className="inline-flex">
      {Array.from({ length: count }, (_, i) => (
        <svg key={i} viewBox="0 0 24 24" className={`${className} ${i > 0 ? '-ml-1' : ''}`}>
          <path
            d="M9 3h6l-1.6 3.4c4 1.9 6.6 6 6.6 9.8 0 3.4-2.6 4.8-8 4.8s-8-1.4-8-4.8c0-3.8 2.6-7.9 6.6-9.8z"
            className="fill-sun stroke-ink"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
          <path
            d="M9.4 6.6h5.2M12 10.5v7M14 12c-.6-.7-3.8-1-3.8.7s3.8.9 3.8 2.6-3.2 1.5-4 .7"
            className="fill-none stroke-ink"
            strokeWidth="1.4"
            strokeLinecap="round"
          />
        </svg>
      ))}
    </span>
  );
}
