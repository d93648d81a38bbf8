/** The sail and the round trip: decoration beside the name. */
export function Logo() {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className="size-8">
      <circle
        cx="16"
        cy="16"
        r="12.5"
        fill="none"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeDasharray="60 19"
        transform="rotate(128 16 16)"
        className="stroke-sun"
      />
      <path
        d="M16.4 6v12.5H8.8zM17.8 9.5c3.2 2.6 5 5.6 5.4 9h-5.4zM7.5 20h17c-1 3-3.3 4.6-6.3 4.6h-4.4c-3 0-5.3-1.6-6.3-4.6z"
        className="fill-sea"
      />
    </svg>
  );
}
