import { helpCalls } from '@beckon/contract'
import { Radio, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryKeys } from '../../../platform/client/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { BackLine } from './BackLine.tsx'
import { useHelpSession } from './help-session-context.ts'
import styles from './Desk.module.css'
import { type MessageDraft, MessageComposer, type MessageComposerProps } from './MessageComposer.tsx'

interface NewConversationProps extends Pick<MessageComposerProps, 'text' | 'onText'> {
  readonly onLeave: () => void
  readonly onBegun: (id: string) => void
}

/** The first message, about the order that was looked at or about something else. */
export function NewConversation({ text, onText, onLeave, onBegun }: NewConversationProps) {
  const { t } = useTexts()
  const { client, orderId } = useHelpSession()
  const queries = useQueryClient()
  const [about, setAbout] = useState(orderId === null ? 'general' : 'order')
  async function send(said: MessageDraft, idempotencyKey: string) {
    const body = { ...said, order_id: about === 'order' ? orderId : null }
    const sent = await client.call(helpCalls.askForHelp, { body }, { idempotencyKey })
    if (!sent.ok) return sent.error
    const { result } = sent.answer
    queries.setQueryData(queryKeys.helpConversation(result.conversation_id), result)
    void queries.invalidateQueries({ queryKey: queryKeys.helpConversations(), exact: true })
    onBegun(result.conversation_id)
    return null
  }
  return (
    <div className={styles.stack}>
      <BackLine onLeave={onLeave} />
      {orderId !== null && (
        <Radio.Group label={t('help.about')} value={about} onChange={setAbout}>
          <Stack gap="xs" mt="xs">
            <Radio value="order" label={t('help.ask-order', { id: orderId })} />
            <Radio value="general" label={t('help.ask-general')} />
          </Stack>
        </Radio.Group>
      )}
      <MessageComposer text={text} onText={onText} onSend={send} />
    </div>
  )
}
