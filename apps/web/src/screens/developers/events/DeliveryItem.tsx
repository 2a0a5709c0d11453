import { webhookCalls } from '@beckon/contract'
import { Badge, Button, Skeleton, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import IconChevronDown from '~icons/tabler/chevron-down'
import { useId, useState } from 'react'
import { FormFailure, useCall } from '../../../features/account-form/index.ts'
import { FailureState } from '../../../features/page/index.ts'
import { queryKeys } from '../../../platform/client/index.ts'
import { useNotify } from '../../../platform/notifications/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { Code, Word } from '../parts/Code.tsx'
import { secondsOf } from '../parts/instant.ts'
import { pretty } from '../parts/pretty.ts'
import styles from '../parts/parts.module.css'
import { type Delivery, useDelivery } from './use-deliveries.ts'

export interface DeliveryItemProps {
  readonly vendorId: string
  readonly delivery: Delivery
  /** Whether the endpoint is on. */
  readonly isOn: boolean
}

/** One delivery; its attempts are fetched when it is opened. */
export function DeliveryItem({ vendorId, delivery, isOn }: DeliveryItemProps) {
  const { t, format } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { next_attempt_at: next, state } = delivery
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <span className={styles.name}>
          <Word text={delivery.type} />
        </span>
        <Text span size="sm" c="dimmed">
          {format.dateTime(secondsOf(delivery.created_at))}
        </Text>
        <Badge
          variant="default"
          {...(state === 'failed' && { c: 'var(--mantine-color-error)' })}
          tt="none"
          data-state={state}
        >
          {t(`developers.delivery.${state}`)}
        </Badge>
      </div>
      {next !== null && delivery.attempts > 0 && (
        <Text size="sm">{t('developers.delivery.next', { time: format.dateTime(secondsOf(next)) })}</Text>
      )}
      <div className={styles.buttons}>
        <Button
          size="sm"
          variant="default"
          aria-expanded={isOpen}
          aria-controls={id}
          rightSection={<IconChevronDown className={styles.chevron} size={16} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          <Outcome delivery={delivery} />
        </Button>
        {isOn && <Resend vendorId={vendorId} delivery={delivery} />}
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <Attempts vendorId={vendorId} delivery={delivery} />}
      </div>
    </li>
  )
}

type OfDelivery = Omit<DeliveryItemProps, 'isOn'>

/** The newest answer; before the first attempt there is only the request. */
function Outcome({ delivery }: Pick<DeliveryItemProps, 'delivery'>) {
  const { t } = useTexts()
  if (delivery.attempts === 0) return t('developers.delivery.request')
  if (delivery.last_status === null) return t('developers.delivery.no-answer')
  return t('app.pair', { name: t('developers.delivery.answer'), value: delivery.last_status })
}

function Resend({ vendorId, delivery }: OfDelivery) {
  const { t } = useTexts()
  const notify = useNotify()
  const queries = useQueryClient()
  const { ask, isAsking, problem } = useCall(webhookCalls.resendWebhook)
  const { endpoint_id: endpointId, event_id: eventId } = delivery
  const resend = async () => {
    if (!(await ask({ params: { id: vendorId, endpointId, eventId } }))) return
    notify(t('developers.delivery.sent'), { kind: 'success' })
    await queries.invalidateQueries({ queryKey: queryKeys.programs(vendorId, 'deliveries', endpointId) })
  }
  return (
    <>
      <Button size="sm" variant="default" loading={isAsking} onClick={() => void resend()}>
        {t('developers.delivery.resend')}
      </Button>
      <FormFailure problem={problem} />
    </>
  )
}

function Attempts({ vendorId, delivery }: OfDelivery) {
  const { t, format } = useTexts()
  const query = useDelivery(vendorId, delivery)
  if (query.isPending) return <Skeleton h={96} aria-busy aria-label={t('state.loading')} />
  if (query.isError) return <FailureState error={query.error} onRetry={() => void query.refetch()} />
  const { body, attempts_made: attempts } = query.data
  return (
    <Stack gap="sm">
      <Word text={`webhook-id: ${delivery.event_id}`} />
      {body !== null && <Code text={pretty(body)} />}
      {body === null && attempts.length > 0 && <Text size="sm">{t('developers.delivery.body-gone')}</Text>}
      {attempts.map(({ at, status, error, duration_ms: duration, answer }, index) => (
        <Stack key={at} gap={4}>
          <Text size="sm" fw={600}>
            {t('developers.delivery.attempt', { number: format.number(index + 1) })}
            {' · '}
            <bdi>{format.dateTime(secondsOf(at))}</bdi>
          </Text>
          <Text size="sm">
            {t('app.pair', {
              name: t('developers.delivery.answer'),
              value: status ?? t('developers.delivery.no-answer'),
            })}
            {' · '}
            <Word text={`${duration} ms`} />
            {error !== null && (
              <>
                {' · '}
                <Word text={error} />
              </>
            )}
          </Text>
          {answer !== '' && <Code text={answer} />}
        </Stack>
      ))}
    </Stack>
  )
}
