import type { HelpConversation } from '@beckon/contract'
import { Button, Loader, UnstyledButton } from '@mantine/core'
import IconMessagePlus from '~icons/tabler/message-plus'
import IconMessages from '~icons/tabler/messages'
import { useTexts } from '../../../platform/texts/index.ts'
import { EmptyState, FailureState } from '../../page/index.ts'
import styles from './Desk.module.css'
import { useHelpSession } from './help-session-context.ts'
import { useConversations } from './use-conversations.ts'

interface ConversationsProps {
  readonly onOpen: (id: string) => void
  readonly onNew: () => void
}

/** All that was asked, the last first. */
export function Conversations({ onOpen, onNew }: ConversationsProps) {
  const { t } = useTexts()
  const { vendorName } = useHelpSession()
  const { data, error, refetch } = useConversations()
  return (
    <div className={styles.stack}>
      <p className={styles.lead}>{t('help.ask-text', { name: vendorName })}</p>
      <Button onClick={onNew} leftSection={<IconMessagePlus size={18} stroke={1.6} aria-hidden />}>
        {t('help.ask')}
      </Button>
      <h2 className={styles.heading}>{t('help.conversations')}</h2>
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loader role="status" aria-label={t('state.loading')} />}
      {data?.length === 0 && <EmptyState icon={IconMessages} title={t('help.no-conversations')} />}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((one) => (
            <li key={one.conversation_id}>
              <UnstyledButton className={styles.line} onClick={() => onOpen(one.conversation_id)}>
                <Line conversation={one} />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Line({
  conversation: { last, status, unseen, updated_at, order_id },
}: {
  readonly conversation: HelpConversation
}) {
  const { t, format } = useTexts()
  return (
    <>
      <span className={styles.last} dir="auto">
        {last || t('help.attachment')}
      </span>
      <span className={styles.when}>
        <span data-status={status}>{t(`help.status.${status}`)}</span>
        {order_id && <bdi>{order_id}</bdi>}
        <bdi>{format.dateTime(updated_at)}</bdi>
        {unseen > 0 && <strong>{t('help.unseen', { count: unseen })}</strong>}
      </span>
    </>
  )
}
