import { calls, type DeskOrder, type OrderMessage } from '@beckon/contract'
import { MESSAGE_LENGTH } from '@beckon/domain/limits'
import { Button, Group, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { EmptyState } from '../../../features/page/index.ts'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../order.module.css'
import { useRefreshOrder } from '../use-order.ts'

/** Messages between shop and rider; an operator writes, repeats and confirms for the shop. */
export function Talk({ desk: { order, conversation, can } }: { readonly desk: DeskOrder }) {
  const { t } = useTexts()
  const [written, setWritten] = useState<string>()
  const [isConfirming, setConfirming] = useState(false)
  const { messages } = conversation
  const last = messages.findLast(({ sender }) => sender === 'rider')
  const isUnseen = last !== undefined && last.seen_at === null
  return (
    <>
      {messages.length === 0 && <EmptyState title={t('console.orders.none')} />}
      <ul className={styles.messages}>
        {messages.map((message) => (
          <Message
            key={message.position}
            message={message}
            repeat={can.write && message.sender === 'vendor' ? () => setWritten(message.text) : undefined}
          />
        ))}
      </ul>
      {can.write ? (
        <Group>
          <Button onClick={() => setWritten('')}>{t('console.orders.write')}</Button>
          {isUnseen && (
            <Button variant="default" onClick={() => setConfirming(true)}>
              {t('console.orders.confirm')}
            </Button>
          )}
        </Group>
      ) : (
        <Text c="dimmed" size="sm">
          {t('console.orders.closed')}
        </Text>
      )}
      {written !== undefined && (
        <WriteDialog orderId={order.order_id} text={written} close={() => setWritten(undefined)} />
      )}
      {isConfirming && last && (
        <ConfirmDialog orderId={order.order_id} upTo={last.position} close={() => setConfirming(false)} />
      )}
    </>
  )
}

interface MessageProps {
  readonly message: OrderMessage
  readonly repeat: (() => void) | undefined
}

function Message({ message, repeat }: MessageProps) {
  const { t, format } = useTexts()
  const { sender, text, created_at: at, seen_at: seen, by_operator: isOperators } = message
  const seenText =
    seen === null ? t('console.orders.unseen') : t('console.orders.seen', { time: format.time(seen) })
  return (
    <li className={styles.message} data-sender={sender}>
      <Text size="xs">
        {t(sender === 'vendor' ? 'timeline.by.vendor' : 'timeline.by.fleet')}
        {isOperators && ` (${t('console.orders.by-operator')})`} · {format.dateTime(at)} · {seenText}
      </Text>
      <Text size="sm" dir="auto" className={styles.text}>
        {text}
      </Text>
      {repeat && (
        <Button variant="default" size="compact-xs" mt={4} onClick={repeat}>
          {t('console.orders.repeat')}
        </Button>
      )}
    </li>
  )
}

interface DialogProps {
  readonly orderId: string
  readonly close: () => void
}

function WriteDialog({ orderId, text: first, close }: DialogProps & { readonly text: string }) {
  const { t } = useTexts()
  const { client } = useDeps()
  const refresh = useRefreshOrder(orderId)
  const [text, setText] = useState(first)
  return (
    <ReasonDialog
      title={t('console.orders.write')}
      action={t('console.orders.write')}
      isIncomplete={text.trim() === ''}
      close={close}
      run={async (reason) => {
        const result = await client.call(calls.writeForShop, {
          params: { id: orderId },
          body: { text, reason },
        })
        if (result.ok) refresh()
        return result
      }}
    >
      <Textarea
        label={t('console.orders.message')}
        required
        autosize
        minRows={2}
        maxLength={MESSAGE_LENGTH}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        data-autofocus
      />
    </ReasonDialog>
  )
}

function ConfirmDialog({ orderId, upTo, close }: DialogProps & { readonly upTo: number }) {
  const { t } = useTexts()
  const { client } = useDeps()
  const refresh = useRefreshOrder(orderId)
  return (
    <ReasonDialog
      title={t('console.orders.confirm')}
      action={t('console.orders.confirm')}
      close={close}
      run={async (reason) => {
        const body = { up_to: upTo, reason }
        const result = await client.call(calls.seeForShop, { params: { id: orderId }, body })
        if (result.ok) refresh()
        return result
      }}
    />
  )
}
