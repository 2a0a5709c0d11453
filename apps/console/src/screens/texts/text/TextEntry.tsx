import type { EditableText, TextVersion } from '@beckon/contract'
import type { LocaleTag } from '@beckon/domain/country'
import { locales } from '@beckon/texts'
import { useState } from 'react'
import { useMay } from '../../../features/access/index.ts'
import { StateBadge } from '../../../features/badge/index.ts'
import { Facts, MissingEntry, Page } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { LIST_PATH } from '../entry-id.ts'
import styles from '../texts.module.css'
import { TextEditor } from './TextEditor.tsx'
import { TextHistory } from './TextHistory.tsx'
import { TextPreview } from './TextPreview.tsx'
import { useText } from './use-text.ts'

export interface TextEntryProps {
  readonly locale: LocaleTag
  readonly name: string
}

/** The page of a text: the text with its rules, its versions, and the page on which it is seen. */
export function TextEntry({ locale, name }: TextEntryProps) {
  const { t } = useTexts()
  const query = useText({ locale, key: name })
  const parent = { path: LIST_PATH, title: t('console.nav.texts') }
  if (!query.data) return <MissingEntry title={name} parent={parent} query={query} />
  return (
    <Page
      title={name}
      parent={parent}
      badge={
        query.data.text.corrected_at !== null && (
          <StateBadge color="blue">{t('console.texts.corrected')}</StateBadge>
        )
      }
    >
      <LoadedText {...query.data} />
    </Page>
  )
}

interface LoadedTextProps {
  readonly text: EditableText
  readonly versions: readonly TextVersion[]
}

function LoadedText({ text, versions }: LoadedTextProps) {
  const { t } = useTexts()
  const may = useMay('texts.edit')
  // Undefined while it is the saved one.
  const [typed, setTyped] = useState<string>()
  const draft = typed ?? text.text
  const { name, direction } = locales[text.locale]
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Facts
          facts={[
            { label: t('console.texts.screen'), value: t(`console.texts.screen.${text.screen}`) },
            { label: t('console.language'), value: name },
            {
              label: t('console.texts.english'),
              value: (
                <span lang="en" dir="ltr">
                  {text.english}
                </span>
              ),
            },
            {
              label: t('console.texts.built-in'),
              value: (
                <span lang={text.locale} dir={direction}>
                  {text.ours}
                </span>
              ),
            },
          ]}
        />
        {may ? (
          <TextEditor text={text} draft={draft} change={setTyped} />
        ) : (
          <p lang={text.locale} dir={direction}>
            {text.text}
          </p>
        )}
        <TextHistory text={text} versions={versions} onRestored={() => setTyped(undefined)} />
      </div>
      <TextPreview text={text} draft={draft} />
    </div>
  )
}
