/** A scooter on a stand with its wheel off: drawn here, in the colours of the brand. */
export function ScooterIllustration() {
  const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 3, strokeLinecap: 'round' } as const
  return (
    <svg viewBox="0 0 240 150" width="240" height="150" aria-hidden="true" focusable="false">
      <ellipse cx="120" cy="136" rx="104" ry="7" fill="currentColor" opacity="0.08" />
      <g color="var(--bk-border-strong)">
        <path {...line} d="M92 134l14-26h18l14 26" />
        <path {...line} d="M98 122h34" />
        <circle {...line} cx="196" cy="116" r="17" />
        <circle {...line} cx="196" cy="116" r="5" />
      </g>
      <g color="var(--bk-brand-line)">
        <path
          d="M62 92c0-20 12-32 30-32h26c4 0 6 2 8 6l6 16h14l-8-38h-12v-7h18l12 58h-22c-3 0-5-1-7-4l-6-9h-18c-10 0-16 6-17 17z"
          fill="currentColor"
        />
        <path d="M58 44h36v18H64c-4 0-6-2-6-6z" fill="currentColor" opacity="0.35" />
        <circle {...line} cx="78" cy="100" r="17" />
        <circle {...line} cx="78" cy="100" r="4" />
      </g>
      <g color="var(--mantine-color-dimmed)">
        <path {...line} d="M168 40l16 16M180 34a9 9 0 0 0 10 12l-8 8a9 9 0 0 0-12-10z" />
      </g>
    </svg>
  )
}
