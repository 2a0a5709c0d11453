import type { TermsTexts, WholeTerms } from '@beckon/contract'
import type { LocaleTag } from '@beckon/domain/country'
import { locales } from '@beckon/texts'
import { Alert, Button, Group, Select } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../../features/access/index.ts'
import { MissingEntry, Page } from '../../../features/page/index.ts'
import { type CallProblem, problemOf } from '../../../platform/client/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../texts.module.css'
import { LIST_PATH } from '../entry-id.ts'
import { useCountryLanguages } from '../use-country-languages.ts'
import { DraftDialogs } from './DraftDialogs.tsx'
import { TermsFields } from './TermsFields.tsx'
import { TermsPreview } from './TermsPreview.tsx'
import { TermsState } from './TermsState.tsx'
import { useTermsChanges, useTermsDraft } from './use-terms.ts'

/** A draft of the terms: written beside the page on which users will read it, and published. */
export function DraftEntry({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const query = useTermsDraft(id)
  const title = t('console.terms.title-draft')
  const parent = { path: LIST_PATH, title: t('console.nav.texts') }
  const draft = query.data
  if (!draft) return <MissingEntry title={title} parent={parent} query={query} />
  return (
    <Page title={title} parent={parent} badge={<TermsState state={draft.state} />}>
      <Draft id={id} draft={draft} />
    </Page>
  )
}

const empty = { lead: '', sections: [{ title: '', text: '' }] }

function Draft({ id, draft }: { readonly id: string; readonly draft: WholeTerms }) {
  const { t } = useTexts()
  const may = useMay('texts.edit')
  const languages = useCountryLanguages()
  const [locale, setLocale] = useState<LocaleTag>(languages[0] ?? 'en')
  // Undefined while nothing was typed since the draft was saved.
  const [typed, setTyped] = useState<TermsTexts>()
  const texts = typed ?? draft.texts
  const text = texts[locale] ?? empty
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Select
          label={t('console.terms.language')}
          allowDeselect={false}
          value={locale}
          data={languages.map((value) => ({ value, label: locales[value].name }))}
          onChange={(value) => setLocale(languages.find((one) => one === value) ?? locale)}
        />
        {may && (
          <DraftActions
            id={id}
            draft={draft}
            texts={texts}
            isChanged={typed !== undefined}
            onSaved={() => setTyped(undefined)}
          />
        )}
        <TermsFields
          key={locale}
          locale={locale}
          text={text}
          isReadOnly={!may}
          change={(next) => setTyped({ ...texts, [locale]: next })}
        />
      </div>
      <TermsPreview locale={locale} text={text} />
    </div>
  )
}

interface DraftActionsProps {
  readonly id: string
  readonly draft: WholeTerms
  readonly texts: TermsTexts
  readonly isChanged: boolean
  readonly onSaved: () => void
}

function DraftActions({ id, draft, texts, isChanged, onSaved }: DraftActionsProps) {
  const { t, say } = useTexts()
  const { save } = useTermsChanges()
  const [isRunning, setRunning] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  const [dialog, setDialog] = useState<'publish' | 'delete'>()
  const run = async () => {
    setRunning(true)
    const result = await save(id, texts, draft.revision)
    setRunning(false)
    setProblem(result.ok ? undefined : problemOf(result.error))
    if (result.ok) onSaved()
  }
  return (
    <>
      <Group>
        <Button loading={isRunning} disabled={!isChanged} onClick={() => void run()}>
          {t('console.terms.save')}
        </Button>
        <Button
          variant="default"
          disabled={isChanged}
          title={isChanged ? t('console.terms.unsaved') : undefined}
          onClick={() => setDialog('publish')}
        >
          {t('console.terms.publish')}
        </Button>
        <Button variant="subtle" color="red" onClick={() => setDialog('delete')}>
          {t('console.terms.delete')}
        </Button>
      </Group>
      {problem && (
        <Alert color="red" role="alert">
          {say(problem.key, problem.values)}
        </Alert>
      )}
      {dialog && <DraftDialogs dialog={dialog} id={id} draft={draft} close={() => setDialog(undefined)} />}
    </>
  )
}
