import { Button, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { OrderRecord } from '@beckon/contract'
import IconArrowLeft from '~icons/tabler/arrow-left'
import IconMapQuestion from '~icons/tabler/map-question'
import { memo, type RefObject } from 'react'
import { OrderDetail, RidersMap } from '../../../features/orders/index.ts'
import { EmptyState, FailureState } from '../../../features/page/index.ts'
import { CallFailed, isRefusedFor } from '../../../platform/client/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../Screen.module.css'
import type { useChosenOrder } from '../use-chosen-order.ts'

interface ChosenOrderProps {
  readonly ref: RefObject<HTMLElement | null>
  readonly choice: ReturnType<typeof useChosenOrder>
  /** All listed orders. */
  readonly orders: readonly OrderRecord[]
}

/** The open order; changes of other orders do not render it again. */
export function ChosenOrder({ ref, choice, orders }: ChosenOrderProps) {
  const { t } = useTexts()
  const { chosen, isUnknown, choose } = choice
  // A phone shows the lists instead.
  const isWide = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false })
  return (
    <section ref={ref} tabIndex={-1} className={styles.detail} aria-label={t('order.details')}>
      {(chosen || isUnknown) && (
        <Stack gap="md">
          <Button
            className={styles.back}
            variant="subtle"
            leftSection={<IconArrowLeft size={16} className="bk-mirror" />}
            onClick={() => choose(undefined)}
          >
            {t('order.back-to-list')}
          </Button>
          {chosen ? (
            <Detail key={chosen.order_id} order={chosen} />
          ) : (
            <Unknown error={choice.error} onRetry={choice.retry} />
          )}
        </Stack>
      )}
      {!chosen && !isUnknown && orders.length > 0 && (
        <Stack gap="md">
          {isWide && <RidersMap orders={orders} />}
          <Text c="dimmed" ta="center" py="xl">
            {t('tracking.choose')}
          </Text>
        </Stack>
      )}
    </section>
  )
}

const Detail = memo(OrderDetail)

interface UnknownProps {
  readonly error: Error | null
  readonly onRetry: () => void
}

/** A missing order is distinguished from a failed fetch. */
function Unknown({ error, onRetry }: UnknownProps) {
  const { t } = useTexts()
  if (error !== null && !isNotFound(error)) return <FailureState error={error} onRetry={onRetry} />
  return (
    <EmptyState
      icon={IconMapQuestion}
      title={t('tracking.unknown-title')}
      text={t('tracking.unknown-text')}
      action={
        <Button variant="default" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    />
  )
}

const isNotFound = (error: Error): boolean =>
  error instanceof CallFailed && isRefusedFor(error.reason, 'order.not-found')
