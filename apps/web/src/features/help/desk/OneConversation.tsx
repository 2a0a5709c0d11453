import { helpCalls, type HelpMessage, type WholeConversation } from '@beckon/contract'
import { Badge, Loader } from '@mantine/core'
import { type BrandId, brands } from '@beckon/domain/country'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { queryKeys, useConfig } from '../../../platform/client/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { FailureState } from '../../page/index.ts'
import { BackLine } from './BackLine.tsx'
import { useHelpSession } from './help-session-context.ts'
import styles from './Desk.module.css'
import { FileLink } from './FileLink.tsx'
import { linksIn } from './links-in.ts'
import { useConversation } from './use-conversations.ts'
import { type MessageDraft, MessageComposer } from './MessageComposer.tsx'

interface OneConversationProps {
  readonly id: string
  readonly onLeave: () => void
}

/** Characters of the first message that name a conversation for a screen reader. */
const NAME_LENGTH = 80

/** Messages, oldest first, and a field for the next one. */
export function OneConversation({ id, onLeave }: OneConversationProps) {
  const { t } = useTexts()
  const { client } = useHelpSession()
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const { data, error, refetch } = useConversation(id)
  const name = useName(data)
  async function send(said: MessageDraft, idempotencyKey: string) {
    const sent = await client.call(helpCalls.writeHelp, { params: { id }, body: said }, { idempotencyKey })
    if (!sent.ok) return sent.error
    queries.setQueryData(queryKeys.helpConversation(id), sent.answer.result)
    return null
  }
  if (!data && error) return <FailureState error={error} onRetry={() => void refetch()} />
  if (!data) return <Loader role="status" aria-label={t('state.loading')} />
  return (
    <div className={styles.stack}>
      <BackLine onLeave={onLeave} />
      <div className={styles.about}>
        <Badge variant="light">{t(`help.status.${data.status}`)}</Badge>
        {data.order_id && <span>{t('help.ask-order', { id: data.order_id })}</span>}
      </div>
      <div role="log" aria-label={name} className={styles.log}>
        {data.messages.map((message) => (
          <Message key={message.position} message={message} />
        ))}
      </div>
      {data.status === 'CLOSED' && <p className={styles.lead}>{t('help.reopen')}</p>}
      <MessageComposer text={text} onText={setText} onSend={send} />
    </div>
  )
}

/** The order that it is about, or its first words. */
function useName(conversation: WholeConversation | undefined): string {
  const { t } = useTexts()
  if (conversation?.order_id) return t('help.ask-order', { id: conversation.order_id })
  const words = conversation?.messages[0]?.text ?? ''
  return words === '' ? t('help.attachment') : [...words].slice(0, NAME_LENGTH).join('')
}

function Message({ message }: { readonly message: HelpMessage }) {
  const { t, format } = useTexts()
  const brand = brands[useConfig().brand as BrandId].name
  const isMine = message.sender === 'user'
  return (
    <div className={styles.message} data-mine={isMine || undefined}>
      {message.text !== '' && (
        <p dir="auto" className={styles.text}>
          {isMine ? message.text : <WithLinks text={message.text} />}
        </p>
      )}
      {message.files.map((file) => (
        <FileLink key={file.file_id} file={file} />
      ))}
      <span className={styles.when}>
        <span>{isMine ? t('help.you') : t('help.operator', { brand })}</span>
        <bdi>{format.dateTime(message.created_at)}</bdi>
        {isMine && message.seen_at !== null && <span>{t('help.seen')}</span>}
      </span>
    </div>
  )
}

/** Support may lead to a page; what the reader wrote is left as it is. */
function WithLinks({ text }: { readonly text: string }) {
  return linksIn(text).map((part, position) =>
    part.isLink ? (
      <a key={position} href={part.text} target="_blank" rel="noreferrer">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  )
}
