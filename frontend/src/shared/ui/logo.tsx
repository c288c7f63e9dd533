/** Threads that cross over and under: the loom of the name. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#0d6b5e" />
      <g fill="none" strokeWidth="3" strokeLinecap="round">
        <path d="M7 11h7.5M20.5 11H25M7 21h2.5M15.5 21H25" stroke="#fff" />
        <path d="M12 7v2.5M12 14.5V25M20 7v10.5M20 23.5V25" stroke="#f2b84b" />
      </g>
    </svg>
  );
}
