import { withoutIsolates } from '@beckon/texts/isolate'
import { regionName } from '@beckon/texts'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { brands, type BrandId } from '@beckon/domain/country'
import { useConfig } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { pendingCount } from './pending-count.ts'
import styles from './Page.module.css'

export interface PageProps {
  readonly title: string
  /** Beside the title: the live indicator, an action. */
  readonly aside?: ReactNode
  /** How wide the content may grow: a form is narrow, a table wide. */
  readonly width?: 'narrow' | 'normal' | 'wide'
  readonly children: ReactNode
}

/** The frame of a screen: its heading, its title in the tab, its width. */
export function Page({ title, aside, width = 'normal', children }: PageProps) {
  usePageTitle(title)
  return (
    <div className={styles.page} data-width={width}>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        {aside && <div className={styles.aside}>{aside}</div>}
      </header>
      {children}
    </div>
  )
}

/** The title of the tab: page, brand and country, preceded by the number of pending decisions. */
export function usePageTitle(page?: string): void {
  const { t, format } = useTexts()
  const pending = useSyncExternalStore(pendingCount.subscribe, pendingCount.count)
  const config = useConfig()
  const brand = brands[config.brand as BrandId].name
  const country = useCountryName()
  const title = page ? t('app.page-title', { page, brand, country }) : t('app.title', { brand, country })
  const withCount = pending === 0 ? title : `(${format.number(pending)}) ${title}`
  useEffect(() => {
    document.title = withoutIsolates(withCount)
  }, [withCount])
}

/** The country's name in the language of the page. */
export function useCountryName(): string {
  const { locale } = useTexts()
  const { country, country_name: english } = useConfig()
  return regionName(locale, country) ?? english
}
