import { Button, NativeSelect, Skeleton, Stack } from '@mantine/core'
import IconSend from '~icons/tabler/send'
import { useState } from 'react'
import { EmptyState, FailureState, Panel } from '../../../features/page/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useEndpoints } from '../access.ts'
import styles from '../parts/parts.module.css'
import { DeliveryItem } from './DeliveryItem.tsx'
import { ResendFailed } from './ResendFailed.tsx'
import { SendTestEvent } from './SendTestEvent.tsx'
import { type DeliveryState, deliveryStates, useDeliveries } from './use-deliveries.ts'

export interface DeliveriesPanelProps {
  readonly vendorId: string
  /** The endpoint of the address of the page. */
  readonly chosen: string | undefined
  readonly onChoose: (endpointId: string) => void
}

/** The deliveries of one endpoint. */
export function DeliveriesPanel({ vendorId, chosen, onChoose }: DeliveriesPanelProps) {
  const { t } = useTexts()
  const query = useEndpoints(vendorId)
  const endpoints = query.data ?? []
  const endpoint = endpoints.find(({ endpoint_id: id }) => id === chosen) ?? endpoints[0]
  return (
    <Panel title={t('developers.deliveries')}>
      {query.isPending && <Skeleton h={160} aria-busy aria-label={t('state.loading')} />}
      {query.isError && <FailureState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data?.length === 0 && (
        <EmptyState
          icon={IconSend}
          title={t('developers.endpoint.empty')}
          text={t('developers.endpoint.empty-text')}
        />
      )}
      {endpoint && (
        <Stack gap="md">
          <NativeSelect
            label={t('developers.endpoint')}
            value={endpoint.endpoint_id}
            dir="ltr"
            data={endpoints.map(({ endpoint_id: value, url: label }) => ({ value, label }))}
            onChange={(event) => onChoose(event.currentTarget.value)}
          />
          <div className={styles.buttons}>
            <SendTestEvent key={`test ${endpoint.endpoint_id}`} vendorId={vendorId} endpoint={endpoint} />
            <ResendFailed key={`resend ${endpoint.endpoint_id}`} vendorId={vendorId} endpoint={endpoint} />
          </div>
          <Deliveries
            key={endpoint.endpoint_id}
            vendorId={vendorId}
            endpointId={endpoint.endpoint_id}
            isOn={endpoint.on}
          />
        </Stack>
      )}
    </Panel>
  )
}

interface DeliveriesProps {
  readonly vendorId: string
  readonly endpointId: string
  readonly isOn: boolean
}

function Deliveries({ vendorId, endpointId, isOn }: DeliveriesProps) {
  const { t } = useTexts()
  const [state, setState] = useState<DeliveryState>()
  const query = useDeliveries(vendorId, endpointId, state)
  const deliveries = query.data?.pages.flatMap(({ data }) => data)
  return (
    <>
      <NativeSelect
        label={t('history.status')}
        value={state ?? ''}
        data={[
          { value: '', label: t('developers.delivery.all') },
          ...deliveryStates.map((value) => ({ value, label: t(`developers.delivery.${value}`) })),
        ]}
        onChange={(event) => setState(deliveryStates.find((one) => one === event.currentTarget.value))}
      />
      {query.isPending && <Skeleton h={120} aria-busy aria-label={t('state.loading')} />}
      {query.isError && <FailureState error={query.error} onRetry={() => void query.refetch()} />}
      {deliveries?.length === 0 && (
        <EmptyState
          icon={IconSend}
          title={t(state ? 'developers.event.none' : 'developers.delivery.empty')}
        />
      )}
      {deliveries && deliveries.length > 0 && (
        <ul className={styles.list} aria-label={t('developers.deliveries')}>
          {deliveries.map((delivery) => (
            <DeliveryItem key={delivery.event_id} vendorId={vendorId} delivery={delivery} isOn={isOn} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('action.show-more')}
        </Button>
      )}
    </>
  )
}
