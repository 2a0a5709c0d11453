import { Text } from '@mantine/core'
import type { OrderMessage } from '@beckon/contract'
import { useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './Conversation.module.css'

interface MessageLogProps {
  readonly messages: readonly OrderMessage[]
  readonly isKnown: boolean
  readonly labelledBy: string
}

/** Messages, oldest first, scrolled to the last one. */
export function MessageLog({ messages, isKnown, labelledBy }: MessageLogProps) {
  const { t } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const count = messages.length
  useLayoutEffect(() => {
    const { current } = box
    if (current && count > 0) current.scrollTop = current.scrollHeight
  }, [count])
  return (
    // A scrollable region needs a tab stop for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={box} role="log" aria-labelledby={labelledBy} className={styles.log} tabIndex={0}>
      {isKnown && count === 0 && (
        <Text size="sm" c="dimmed">
          {t('talk.empty')}
        </Text>
      )}
      {messages.map((message) => (
        <Message key={message.position} message={message} />
      ))}
    </div>
  )
}

function Message({ message }: { readonly message: OrderMessage }) {
  const { t, format } = useTexts()
  const isMine = message.sender === 'vendor'
  return (
    <div className={styles.message} data-mine={isMine || undefined}>
      {message.problem && <p className={styles.problem}>{t(`talk.problem.${message.problem}`)}</p>}
      {message.text !== '' && (
        // A message may be in another language than the page.
        <p dir="auto" className={styles.text}>
          {message.text}
        </p>
      )}
      <span className={styles.when}>
        <span>{isMine ? t('talk.mine') : t('talk.rider')}</span>
        <bdi>{format.time(message.created_at)}</bdi>
        {isMine && <span>{message.seen_at === null ? t('talk.sent') : t('talk.seen')}</span>}
      </span>
    </div>
  )
}
