import type { EditableText } from '@beckon/contract'
import { pagesOfText, textPages } from '@beckon/domain/text'
import { violationOf } from '@beckon/texts/rules'
import { Select, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useCallback, useState } from 'react'
import { PreviewControls, PreviewFrame, type PreviewLook } from '../../../features/preview/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useStore } from '../../../platform/store/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../texts.module.css'

/** After the last key. */
const PAUSE_MS = 600

export interface TextPreviewProps {
  readonly text: EditableText
  readonly draft: string
}

/** A page of the portal or of the app of riders with the draft in place, and where it is seen on it. */
export function TextPreview({ text, draft }: TextPreviewProps) {
  const { t } = useTexts()
  const country = useStore(useDeps().country)
  const pages = pagesOfText(text.key)
  const [pageId, setPageId] = useState<string>(pages[0]?.id ?? 'landing')
  const [look, setLook] = useState<PreviewLook>({ width: 1280, scheme: 'light' })
  const [found, setFound] = useState<{ readonly of: string; readonly places: number }>()
  const [shown] = useDebouncedValue(draft.normalize('NFC').trim(), PAUSE_MS)
  const page = textPages.find(({ id }) => id === pageId) ?? textPages[0]
  const isValid = violationOf({ key: text.key, english: text.english, text: shown }) === undefined
  const name = t(`console.preview.page.${page.id}`)
  const of = [page.id, shown, look.scheme].join(' ')
  const onFound = useCallback((places: number) => setFound({ of, places }), [of])
  const ordered = [...pages, ...textPages.filter((one) => !pages.includes(one))]
  return (
    <section aria-labelledby="preview" className={styles.column}>
      <h2 id="preview" className={styles.heading}>
        {t('console.preview.title')}
      </h2>
      <div className={styles.line}>
        <Select
          aria-label={t('console.preview.page')}
          allowDeselect={false}
          value={page.id}
          data={ordered.map(({ id }) => ({ value: id, label: t(`console.preview.page.${id}`) }))}
          onChange={(value) => setPageId(value ?? page.id)}
        />
        <PreviewControls look={look} change={setLook} />
      </div>
      {pages.length === 0 && <Text size="sm">{t('console.preview.no-page')}</Text>}
      <Text size="sm" role="status">
        <Found places={found?.of === of ? found.places : undefined} />
      </Text>
      <PreviewFrame
        path={page.path}
        width={look.width}
        title={t('console.preview.frame', { page: name })}
        onFound={onFound}
        preview={{
          country,
          locale: text.locale,
          scheme: look.scheme,
          // A draft that the service would refuse is not shown.
          text: { key: text.key, text: isValid ? shown : text.text },
        }}
      />
    </section>
  )
}

/** Undefined until the page has been looked at. */
function Found({ places }: { readonly places: number | undefined }) {
  const { t } = useTexts()
  if (places === undefined) return t('console.preview.looking')
  return places === 0 ? t('console.preview.not-found') : t('console.preview.found', { count: places })
}
