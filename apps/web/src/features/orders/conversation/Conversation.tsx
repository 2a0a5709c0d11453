import { Alert, Paper, Stack, Text } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import type { OrderMessage, OrderRecord } from '@beckon/contract'
import { mayTalk } from '@beckon/domain/order'
import { type ReactNode, useId, useState } from 'react'
import { useNow } from '../../../platform/clock/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useMay } from '../../member/index.ts'
import { CallRider } from './CallRider.tsx'
import { Composer } from './Composer.tsx'
import styles from './Conversation.module.css'
import { MessageLog } from './MessageLog.tsx'
import { useMessages, useSeen } from './use-messages.ts'

interface ConversationProps {
  readonly order: OrderRecord
  /** Collapsed until it is opened. */
  readonly isFolded?: boolean
}

/** Messages between the shop and the rider; hidden before there is a rider. */
export function Conversation({ order, isFolded = false }: ConversationProps) {
  const now = useNow()
  const since = order.status_history.at(-1)?.created_at ?? order.updated_at
  const isOpen = mayTalk({ status: order.status, since, hasRider: order.rider !== null }, now)
  if (!isOpen && !order.messages) return null
  // The key resets the conversation for another order.
  const talk = <Talk key={order.order_id} order={order} isOpen={isOpen} />
  return isFolded ? <Folded order={order}>{talk}</Folded> : talk
}

interface FoldedProps {
  readonly order: OrderRecord
  readonly children: ReactNode
}

/** Loaded when it is opened; a new message of the rider opens it. */
function Folded({ order: { messages }, children }: FoldedProps) {
  const { t, format } = useTexts()
  const [isOpen, setOpen] = useState((messages?.unseen ?? 0) > 0)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.folded}>
        {t('talk.title')}
        {messages && ` · ${format.number(messages.count)}`}
      </summary>
      {isOpen && children}
    </details>
  )
}

interface TalkProps {
  readonly order: OrderRecord
  readonly isOpen: boolean
}

function Talk({ order, isOpen }: TalkProps) {
  const { t } = useTexts()
  const titleId = useId()
  const { data, isError } = useMessages(order)
  const { ref, entry } = useIntersection()
  const messages = data?.messages ?? []
  const unseen = messages.findLast(isUnseen)
  const mayWrite = useMay('orders.change', order.vendor_id)
  useSeen(order, mayWrite && entry?.isIntersecting ? unseen?.position : undefined)
  const count = order.messages?.unseen ?? 0
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={titleId} data-conversation>
      <Stack gap="sm">
        <Text component="h3" id={titleId} fw={600} size="sm" className={styles.title}>
          {t('talk.title')}
          {count > 0 && <span className={styles.new}>{t('talk.unseen', { count })}</span>}
        </Text>
        {isError && !data && (
          <Alert color="red" variant="light">
            {t('talk.not-loaded')}
          </Alert>
        )}
        <MessageLog messages={messages} isKnown={data !== undefined} labelledBy={titleId} />
        <div ref={ref} aria-hidden />
        {isOpen && mayWrite && data?.can_call && <CallRider key={order.rider?.name} order={order} />}
        {isOpen && mayWrite && <Composer order={order} />}
        {!isOpen && (
          <Text size="sm" c="dimmed">
            {t('talk.closed')}
          </Text>
        )}
      </Stack>
    </Paper>
  )
}

const isUnseen = ({ sender, seen_at }: OrderMessage) => sender === 'rider' && seen_at === null
