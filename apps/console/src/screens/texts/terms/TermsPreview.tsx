import type { TermsText } from '@beckon/contract'
import type { LocaleTag } from '@beckon/domain/country'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useToday } from '../../../features/days/index.ts'
import { PreviewControls, PreviewFrame, type PreviewLook } from '../../../features/preview/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useStore } from '../../../platform/store/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../texts.module.css'

const PAUSE_MS = 800

/** The page of the terms with the draft in place. */
export function TermsPreview({ locale, text }: { readonly locale: LocaleTag; readonly text: TermsText }) {
  const { t } = useTexts()
  const country = useStore(useDeps().country)
  const [look, setLook] = useState<PreviewLook>({ width: 1280, scheme: 'light' })
  const [shown] = useDebouncedValue(text, PAUSE_MS)
  const version = useToday('UTC')
  return (
    <section aria-labelledby="preview" className={styles.column}>
      <h2 id="preview" className={styles.heading}>
        {t('console.preview.title')}
      </h2>
      <div className={styles.line}>
        <PreviewControls look={look} change={setLook} />
      </div>
      <PreviewFrame
        path="/termsandconditions"
        width={look.width}
        title={t('console.preview.frame', { page: t('console.preview.page.terms') })}
        preview={{ country, locale, scheme: look.scheme, terms: { version, text: shown } }}
      />
    </section>
  )
}
