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

/** Answers to read, and somebody to ask. */
export function HelpDesk() {
  const { t } = useTexts()
  const { data: conversations = [], isPending } = useConversations()
  // Who comes because an answer is there is to find it: which side is shown first hangs on that.
  if (isPending) return <Loader role="status" aria-label={t('state.loading')} m="xl" />
  const unseen = conversations.reduce((sum, one) => sum + one.unseen, 0)
  return (
    <Tabs
      defaultValue={unseen > 0 ? 'ask' : 'answers'}
      keepMounted
      classNames={{ panel: styles['panel'] ?? '' }}
    >
      <Tabs.List grow>
        <Tabs.Tab value="answers">{t('help.articles')}</Tabs.Tab>
        <Tabs.Tab value="ask">
          {t('help.ask')}
          {unseen > 0 && (
            <span className={styles['new']} aria-label={t('help.unseen', { count: unseen })}>
              {unseen}
            </span>
          )}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="answers">
        <HelpAnswers />
      </Tabs.Panel>
      <Tabs.Panel value="ask">
        <Asking />
      </Tabs.Panel>
    </Tabs>
  )
}

function Asking() {
  const [shown, show] = useState<Shown>('all')
  if (shown === 'all') return <Conversations onOpen={(id) => show({ id })} onNew={() => show('new')} />
  if (shown === 'new') {
    return <NewConversation onLeave={() => show('all')} onBegun={(id) => show({ id })} />
  }
  return <OneConversation id={shown.id} onLeave={() => show('all')} />
}
