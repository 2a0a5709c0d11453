import { Button, TextInput } from '@mantine/core'
import { IconPlayerPlay, IconSearch, IconSearchOff } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import { EmptyState } from '../page/index.ts'
import { useOpenWalkthrough } from '../walkthrough/index.ts'
import { EntryList } from './EntryList.tsx'
import styles from './Help.module.css'
import { Contact, MoreToRead } from './HelpLinks.tsx'
import { type HelpEntry, searchHelp } from './search-help.ts'
import { useQuestions, useStatusEntries } from './use-help-entries.ts'

export interface HelpCentreProps {
  readonly vendorId: string
  /** Something was opened that needs the room. */
  readonly onLeave?: () => void
}

/** How orders go, what is often asked, and whom to ask: in the panel and on the page. */
export function HelpCentre({ vendorId, onLeave }: HelpCentreProps) {
  const { t } = useTexts()
  const [search, setSearch] = useState('')
  const statuses = searchHelp(useStatusEntries(), search)
  const questions = searchHelp(useQuestions(), search)
  const isSearching = search.trim() !== ''
  return (
    <div className={styles['help']}>
      <TextInput
        type="search"
        leftSection={<IconSearch size={16} aria-hidden />}
        placeholder={t('help.search')}
        aria-label={t('help.search')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {!isSearching && <Introduction {...(onLeave ? { onLeave } : {})} />}
      <Entries title={t('help.orders')} entries={statuses} />
      <Entries title={t('help.questions')} entries={questions} />
      {statuses.length + questions.length === 0 && (
        <EmptyState
          icon={IconSearchOff}
          title={t('help.none-found', { search })}
          text={t('help.none-found-hint')}
        />
      )}
      {!isSearching && <MoreToRead />}
      <Contact vendorId={vendorId} />
    </div>
  )
}

function Introduction({ onLeave }: Pick<HelpCentreProps, 'onLeave'>) {
  const { t } = useTexts()
  const open = useOpenWalkthrough()
  return (
    <Button
      variant="default"
      fullWidth
      justify="flex-start"
      leftSection={<IconPlayerPlay size={18} stroke={1.5} className="bk-mirror" aria-hidden />}
      onClick={() => {
        onLeave?.()
        open()
      }}
    >
      {t('help.walkthrough')}
    </Button>
  )
}

function Entries({ title, entries }: { readonly title: string; readonly entries: readonly HelpEntry[] }) {
  const id = useId()
  if (entries.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {title}
      </h2>
      <EntryList entries={entries} />
    </section>
  )
}
