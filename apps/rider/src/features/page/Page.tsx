import { brands, type BrandId } from '@beckon/domain/country'
import { type ReactNode, useEffect } from 'react'
import { useDeps } from '../../platform/deps/index.ts'
import { Link, type Route } from '../../platform/router/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './page.module.css'

export interface PageProps {
  readonly title: string
  /** The page that the arrow at the top leads to. */
  readonly back?: Route
  /** Stays at the bottom of the screen, where the thumb is. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The frame of a screen: its title, its content, and its actions within reach of the thumb. */
export function Page({ title, back, actions, children }: PageProps) {
  const { t } = useTexts()
  const { config } = useDeps()
  useEffect(() => {
    document.title = t('rider.page-title', { page: title, brand: brands[config.brand as BrandId].name })
  }, [title, t, config.brand])
  return (
    <main id="content" tabIndex={-1} className={styles.page}>
      <header className={styles.head}>
        {back && (
          <Link to={back} className={styles.back}>
            <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" className="bk-mirror">
              <path d="M15 5l-7 7 7 7" fill="none" stroke="currentColor" strokeWidth="2.5" />
            </svg>
            <span className="visually-hidden">{t('rider.back')}</span>
          </Link>
        )}
        <h1 className={styles.title}>{title}</h1>
      </header>
      <div className={styles.content}>{children}</div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </main>
  )
}
