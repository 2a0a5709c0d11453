import { Button, Stack, Text } from '@mantine/core'
import { IconArrowLeft, IconMapQuestion } from '@tabler/icons-react'
import { memo, type RefObject } from 'react'
import { OrderDetail } from '../../../features/orders/index.ts'
import { EmptyState, FailureState } from '../../../features/page/index.ts'
import { CallFailed, isRefusedFor } from '../../../platform/client/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../Screen.module.css'
import type { useChosenOrder } from '../use-chosen-order.ts'

interface ChosenOrderProps {
  readonly ref: RefObject<HTMLElement | null>
  readonly choice: ReturnType<typeof useChosenOrder>
  readonly hasOthers: boolean
}

/** The order that is looked at; a change of another one does not touch it. */
export function ChosenOrder({ ref, choice, hasOthers }: ChosenOrderProps) {
  const { t } = useTexts()
  const { chosen, isUnknown, choose } = choice
  return (
    <section ref={ref} tabIndex={-1} className={styles['detail']} aria-label={t('order.details')}>
      {(chosen || isUnknown) && (
        <Stack gap="md">
          <Button
            className={styles['back'] ?? ''}
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
      {!chosen && !isUnknown && hasOthers && (
        <Text c="dimmed" ta="center" py="xl">
          {t('tracking.choose')}
        </Text>
      )}
    </section>
  )
}

const Detail = memo(OrderDetail)

interface UnknownProps {
  readonly error: Error | null
  readonly onRetry: () => void
}

/** There is none, or nobody could be asked: that is not the same. */
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
