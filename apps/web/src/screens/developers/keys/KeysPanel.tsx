import { Button, Skeleton } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import IconKey from '~icons/tabler/key'
import { useState } from 'react'
import { EmptyState, FailureState, Panel } from '../../../features/page/index.ts'
import { queryKeys } from '../../../platform/client/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useKeys } from '../access.ts'
import { SecretOnce } from '../parts/SecretOnce.tsx'
import styles from '../parts/parts.module.css'
import { KeyForm } from './KeyForm.tsx'
import { KeyItem } from './KeyItem.tsx'

/** The keys of the business. A new secret is only in the memory of this part. */
export function KeysPanel({ vendorId }: { readonly vendorId: string }) {
  const { t } = useTexts()
  const queries = useQueryClient()
  const query = useKeys(vendorId)
  const [isMaking, setMaking] = useState(false)
  const [secret, setSecret] = useState<string>()
  const show = (made?: string) => {
    setMaking(false)
    setSecret(made)
    void queries.invalidateQueries({ queryKey: queryKeys.programs(vendorId, 'keys') })
  }
  const make = <Button onClick={() => setMaking(true)}>{t('developers.key.make')}</Button>
  const keys = query.data?.keys
  return (
    <Panel title={t('developers.keys')} aside={keys && keys.length > 0 ? make : undefined}>
      {query.isPending && <Skeleton h={160} aria-busy aria-label={t('state.loading')} />}
      {query.isError && <FailureState error={query.error} onRetry={() => void query.refetch()} />}
      {keys?.length === 0 && (
        <EmptyState
          icon={IconKey}
          title={t('developers.key.empty')}
          text={t('developers.key.empty-text')}
          action={make}
        />
      )}
      {keys && keys.length > 0 && (
        <ul className={styles.list} aria-label={t('developers.keys')}>
          {keys.map((key) => (
            <KeyItem key={key.key_id} vendorId={vendorId} programKey={key} onChanged={show} />
          ))}
        </ul>
      )}
      {isMaking && <KeyForm vendorId={vendorId} onSaved={show} onClose={() => setMaking(false)} />}
      {secret !== undefined && <SecretOnce secret={secret} onClose={() => setSecret(undefined)} />}
    </Panel>
  )
}
