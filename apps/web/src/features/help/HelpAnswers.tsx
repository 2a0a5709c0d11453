import { Button, TextInput } from '@mantine/core'
import IconSearch from '~icons/tabler/search'
import IconSearchOff from '~icons/tabler/search-off'
import { useId, useState } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { EmptyState } from '../page/index.ts'
import { EntryList } from './EntryList.tsx'
import styles from './Help.module.css'
import { MoreToRead } from './HelpLinks.tsx'
import { type HelpEntry, searchHelp } from './search-help.ts'
import { useQuestions, useStatusEntries } from './use-help-entries.ts'

interface HelpAnswersProps {
  /** Without results: opens a conversation about the searched text. */
  readonly onAsk: (search: string) => void
}

/** How orders go, what is often asked, and what there is to read. */
export function HelpAnswers({ onAsk }: HelpAnswersProps) {
  const { t, locale } = useTexts()
  const [search, setSearch] = useState('')
  const statuses = searchHelp(useStatusEntries(), search, locale)
  const questions = searchHelp(useQuestions(), search, locale)
  const isSearching = search.trim() !== ''
  return (
    <div className={styles.help}>
      <TextInput
        type="search"
        leftSection={<IconSearch size={16} aria-hidden />}
        placeholder={t('help.search')}
        aria-label={t('help.search')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Entries title={t('help.orders')} entries={statuses} />
      <Entries title={t('help.questions')} entries={questions} />
      {statuses.length + questions.length === 0 && (
        <EmptyState
          icon={IconSearchOff}
          title={t('help.none-found', { search })}
          text={t('help.none-found-hint')}
          action={<Button onClick={() => onAsk(search.trim())}>{t('help.ask')}</Button>}
        />
      )}
      {!isSearching && <MoreToRead />}
    </div>
  )
}

function Entries({ title, entries }: { readonly title: string; readonly entries: readonly HelpEntry[] }) {
  const id = useId()
  if (entries.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <EntryList entries={entries} />
    </section>
  )
}
