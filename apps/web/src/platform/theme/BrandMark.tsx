import type { Brand } from '@beckon/domain/country'

export interface BrandMarkProps {
  readonly brand: Brand
  readonly size?: number
}

/** The brand's mark on its colour. Decoration: the name is beside it. */
export function BrandMark({ brand, size = 32 }: BrandMarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      <rect width="32" height="32" rx="8" fill={brand.shades[brand.filled.light]} />
      <g transform="translate(4.8 4.8) scale(0.7)" fill="#fff" fillRule="evenodd">
        {brand.mark.map((path) => (
          <path key={path} d={path} />
        ))}
      </g>
    </svg>
  )
}
