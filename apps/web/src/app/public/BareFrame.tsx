import { type BrandId, brands } from '@beckon/domain/country'
import { Outlet } from '@tanstack/react-router'
import { useConfig } from '../../platform/client/index.ts'
import { BrandMark } from '../../platform/theme/index.ts'
import { SkipLink } from '../bar/SkipLink.tsx'
import styles from './BareFrame.module.css'
import { PageSettings } from './PageSettings.tsx'
import frame from './PublicFrame.module.css'

/** Around pages that lead nowhere else: whose it is, and how it is read. */
export function BareFrame() {
  const { brand: id, pictures } = useConfig()
  const brand = brands[id as BrandId]
  return (
    <>
      <SkipLink />
      <header className={frame.bar}>
        <span className={styles.brand}>
          <BrandMark brand={brand} pictures={pictures} />
          <bdi>{brand.name}</bdi>
        </span>
        <div className={frame.actions} data-print="no">
          <PageSettings />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </>
  )
}
