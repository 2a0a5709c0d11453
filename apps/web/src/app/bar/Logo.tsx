import { type BrandId, brands } from '@beckon/domain/country'
import { useConfig } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { BrandMark } from '../../platform/theme/BrandMark.tsx'
import { PageLink } from '../../platform/visitor/index.ts'
import styles from './Logo.module.css'

export interface LogoProps {
  /** Where the bar is full, the mark alone. */
  readonly compact?: boolean
}

export function Logo({ compact = false }: LogoProps) {
  const { brand: id, pictures } = useConfig()
  const brand = brands[id as BrandId]
  const { t } = useTexts()
  return (
    <PageLink to="/" className={styles.logo} aria-label={t('nav.home', { brand: brand.name })}>
      <BrandMark brand={brand} pictures={pictures} />
      {!compact && <bdi className={styles.name}>{brand.name}</bdi>}
    </PageLink>
  )
}
