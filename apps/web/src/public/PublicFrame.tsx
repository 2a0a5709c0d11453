import { type BrandId, brands, type LocaleTag } from '@beckon/domain/country'
import { isLocaleTag, locales, offeredLocales } from '@beckon/texts'
import type { MouseEvent, ReactNode } from 'react'
import { usePublicPage } from '../platform/light/index.ts'
import { BrandMark } from '../platform/theme/BrandMark.tsx'
import styles from './PublicFrame.module.css'
import { useView } from './use-view.ts'
import { ViewBanner } from './ViewBanner.tsx'

export interface PublicFrameProps {
  readonly onLanguage: (locale: LocaleTag) => void
  readonly children: ReactNode
}

/** Whose page it is, and in which language: it leads nowhere else. An ended view leaves no content on the screen. */
export function PublicFrame({ onLanguage, children }: PublicFrameProps) {
  const { t, config, locale } = usePublicPage()
  const viewOfTab = useView()
  const brand = brands[config.brand as BrandId]
  const offered = offeredLocales({ languages: config.languages, defaultLanguage: config.default_language })
  return (
    <>
      <a href="#content" className={styles.skip} onClick={skip}>
        {t('track.skip')}
      </a>
      <ViewBanner {...viewOfTab} />
      <header className={styles.bar}>
        <span className={styles.brand}>
          <BrandMark brand={brand} pictures={config.pictures} />
          <bdi>{brand.name}</bdi>
        </span>
        {offered.length > 1 && (
          <select
            data-print="no"
            aria-label={t('track.language')}
            className={styles.language}
            value={locale}
            onChange={({ currentTarget: { value } }) => isLocaleTag(value) && onLanguage(value)}
          >
            {offered.map((tag) => (
              <option key={tag} value={tag} lang={tag}>
                {locales[tag].name}
              </option>
            ))}
          </select>
        )}
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {viewOfTab.view !== 'over' && children}
      </main>
    </>
  )
}

/** Without the address, which holds the token of the link behind its #. */
function skip(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('content')?.focus()
}
