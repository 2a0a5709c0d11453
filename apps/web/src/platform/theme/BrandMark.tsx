import type { BrowserConfig } from '@beckon/contract'
import type { Brand } from '@beckon/domain/country'
import styles from './BrandMark.module.css'

export interface BrandMarkProps {
  readonly brand: Brand
  readonly size?: number
  /** Those of the country; the mark of the build where they have none. */
  readonly pictures?: BrowserConfig['pictures'] | undefined
}

/** The brand's mark. Decoration: the name is beside it. */
export function BrandMark({ brand, size = 32, pictures }: BrandMarkProps) {
  if (pictures?.logo || pictures?.['logo-dark']) return <MarkPicture pictures={pictures} size={size} />
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

interface MarkPictureProps {
  readonly pictures: BrowserConfig['pictures']
  readonly size: number
}

/** One picture for both grounds, where the country has only one. */
function MarkPicture({ pictures, size }: MarkPictureProps) {
  const light = pictures.logo ?? pictures['logo-dark']
  const dark = pictures['logo-dark'] ?? pictures.logo
  return [
    { shown: light, className: styles.light },
    { shown: dark, className: styles.dark },
  ].map(
    ({ shown, className }) =>
      shown && (
        <img
          key={className}
          src={shown.path}
          alt=""
          className={className}
          height={size}
          width={Math.round((size * shown.width) / shown.height)}
        />
      ),
  )
}
