import type { HelpConversation } from '@beckon/contract'
import { Loader, Tabs } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import { HelpAnswers } from '../HelpAnswers.tsx'
import { Conversations } from './Conversations.tsx'
import styles from './Desk.module.css'
import { NewConversation } from './NewConversation.tsx'
import { OneConversation } from './OneConversation.tsx'
import { useConversations } from './use-conversations.ts'

/** Which conversation is shown: all of them, a new one, or one by its id. */
type Shown = 'all' | 'new' | { readonly id: string }

/** Answers to read, and a conversation with support. */
export function HelpDesk() {
  const { t } = useTexts()
  const { data: conversations = [], isPending } = useConversations()
  // The first view depends on whether there is a new answer.
  if (isPending) return <Loader role="status" aria-label={t('state.loading')} m="xl" />
  return <Sides conversations={conversations} />
}

function Sides({ conversations }: { readonly conversations: readonly HelpConversation[] }) {
  const { t } = useTexts()
  const unseen = conversations.reduce((sum, one) => sum + one.unseen, 0)
  const [side, setSide] = useState<string | null>(unseen > 0 ? 'ask' : 'answers')
  const [shown, show] = useState<Shown>('all')
  const [draft, setDraft] = useState('')
  const ask = (search: string) => {
    // Text that was begun is kept.
    setDraft((begun) => (begun.trim() === '' ? search : begun))
    show('new')
    setSide('ask')
  }
  return (
    <Tabs value={side} onChange={setSide} keepMounted classNames={{ panel: styles.panel }}>
      <Tabs.List grow>
        <Tabs.Tab value="answers">{t('help.articles')}</Tabs.Tab>
        <Tabs.Tab value="ask">
          {t('help.ask')}
          {unseen > 0 && (
            <span className={styles.new} aria-label={t('help.unseen', { count: unseen })}>
              {unseen}
            </span>
          )}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="answers">
        <HelpAnswers onAsk={ask} />
      </Tabs.Panel>
      <Tabs.Panel value="ask">
        <ContactForm shown={shown} show={show} draft={draft} onDraft={setDraft} />
      </Tabs.Panel>
    </Tabs>
  )
}

interface ContactFormProps {
  readonly shown: Shown
  readonly show: (next: Shown) => void
  /** Of a new conversation. */
  readonly draft: string
  readonly onDraft: (text: string) => void
}

function ContactForm({ shown, show, draft, onDraft }: ContactFormProps) {
  if (shown === 'all') return <Conversations onOpen={(id) => show({ id })} onNew={() => show('new')} />
  if (shown === 'new') {
    return (
      <NewConversation
        text={draft}
        onText={onDraft}
        onLeave={() => show('all')}
        onBegun={(id) => show({ id })}
      />
    )
  }
  return <OneConversation id={shown.id} onLeave={() => show('all')} />
}
