import { Button, Skeleton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import IconWebhook from '~icons/tabler/webhook'
import { useState } from 'react'
import { EmptyState, FailureState, Panel } from '../../../features/page/index.ts'
import { queryKeys } from '../../../platform/client/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useEndpoints } from '../access.ts'
import { SecretOnce } from '../parts/SecretOnce.tsx'
import styles from '../parts/parts.module.css'
import { EndpointForm } from './EndpointForm.tsx'
import { EndpointItem } from './EndpointItem.tsx'

export interface EndpointsPanelProps {
  readonly vendorId: string
  readonly onDeliveries: (endpointId: string) => void
}

/** The endpoints of the business. A new secret is only in the memory of this part. */
export function EndpointsPanel({ vendorId, onDeliveries }: EndpointsPanelProps) {
  const { t } = useTexts()
  const queries = useQueryClient()
  const query = useEndpoints(vendorId)
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  const show = (made?: string) => {
    setAdding(false)
    setSecret(made)
    void queries.invalidateQueries({ queryKey: queryKeys.programs(vendorId, 'endpoints') })
  }
  const add = <Button onClick={() => setAdding(true)}>{t('developers.endpoint.add')}</Button>
  const endpoints = query.data
  return (
    <Panel title={t('developers.endpoints')} aside={endpoints && endpoints.length > 0 ? add : undefined}>
      {query.isPending && <Skeleton h={160} aria-busy aria-label={t('state.loading')} />}
      {query.isError && <FailureState error={query.error} onRetry={() => void query.refetch()} />}
      {endpoints?.length === 0 && (
        <EmptyState
          icon={IconWebhook}
          title={t('developers.endpoint.empty')}
          text={t('developers.endpoint.empty-text')}
          action={add}
        />
      )}
      {endpoints && endpoints.length > 0 && (
        <ul className={styles.list} aria-label={t('developers.endpoints')}>
          {endpoints.map((endpoint) => (
            <EndpointItem
              key={endpoint.endpoint_id}
              {...{ vendorId, endpoint, onDeliveries }}
              onChanged={show}
            />
          ))}
        </ul>
      )}
      {isAdding && <EndpointForm vendorId={vendorId} onSaved={show} onClose={() => setAdding(false)} />}
      {secret !== undefined && <SecretOnce secret={secret} onClose={() => setSecret(undefined)} />}
    </Panel>
  )
}
