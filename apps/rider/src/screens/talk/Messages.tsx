import type { OrderMessage } from '@beckon/contract'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './talk.module.css'

/** The messages, oldest first. */
export function Messages({ messages }: { readonly messages: readonly OrderMessage[] }) {
  const { t } = useTexts()
  if (messages.length === 0) return <p className={styles.empty}>{t('rider.talk.empty')}</p>
  return (
    <div role="log" aria-label={t('rider.talk.title')} className={styles.messages}>
      {messages.map((message) => (
        <Message key={message.position} message={message} />
      ))}
    </div>
  )
}

function Message({
  message: { sender, text, problem, created_at: at, seen_at: seen },
}: {
  readonly message: OrderMessage
}) {
  const { t, format } = useTexts()
  const isMine = sender === 'rider'
  return (
    <div className={isMine ? styles.mine : styles.theirs}>
      {problem && <strong>{t(`rider.problem.kind.${problem}`)}</strong>}
      {text !== '' && (
        <p dir="auto" className={styles.text}>
          {text}
        </p>
      )}
      <span className={styles.under}>
        {isMine ? t('rider.talk.mine') : t('rider.talk.shop')}
        {' · '}
        {format.time(at)}
        {isMine && ` · ${seen === null ? t('rider.talk.sent') : t('rider.talk.seen')}`}
      </span>
    </div>
  )
}
