import { calls } from '@beckon/contract'
import { dayAfter } from '@beckon/domain/time'
import { Skeleton, Switch, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useToday } from '../../features/days/index.ts'
import { FailureState } from '../../features/page/index.ts'
import { ReasonDialog } from '../../features/reason/index.ts'
import { answerTo } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { Preview } from './Preview.tsx'

/**
 * Makes a payout run after a preview. The run is refused where its amounts have changed since; a failed attempt is
 * repeated with the same id, so that it is one run.
 */
export function NewRunDialog({ close }: { readonly close: () => void }) {
  const { t } = useTexts()
  const { client, country: chosen } = useDeps()
  const country = useStore(chosen)
  const queries = useQueryClient()
  const today = useToday()
  const [id] = useState(() => crypto.randomUUID())
  const [until, setUntil] = useState(dayAfter(today, -1))
  const [netCash, setNetCash] = useState(true)
  const preview = useQuery({
    queryKey: ['payout-preview', country, until, netCash],
    enabled: until !== '',
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const query = { until, net_cash: netCash ? ('true' as const) : ('false' as const) }
      return (await answerTo(client, calls.previewPayoutRun, { query }, { signal })).result
    },
  })
  return (
    <ReasonDialog
      title={t('console.payouts.make')}
      action={t('console.payouts.make')}
      size="lg"
      isIncomplete={!preview.data || preview.data.riders === 0}
      close={close}
      run={async (reason) => {
        const { riders = 0, paid = 0 } = preview.data ?? {}
        const body = { until, net_cash: netCash, expected: { riders, paid }, reason }
        const result = await client.call(calls.createPayoutRun, { params: { id }, body })
        if (result.ok) await queries.invalidateQueries({ queryKey: ['payouts'] })
        else await preview.refetch()
        return result
      }}
    >
      <TextInput
        type="date"
        label={t('console.payouts.until')}
        description={t('console.payouts.until-hint')}
        required
        max={today}
        value={until}
        onChange={({ currentTarget }) => setUntil(currentTarget.value)}
        data-autofocus
      />
      <Switch
        label={t('console.payouts.net-cash')}
        description={t('console.payouts.net-cash-hint')}
        checked={netCash}
        onChange={({ currentTarget }) => setNetCash(currentTarget.checked)}
      />
      {preview.data && <Preview preview={preview.data} />}
      {!preview.data && preview.error && (
        <FailureState error={preview.error} retry={() => void preview.refetch()} />
      )}
      {!preview.data && !preview.error && <Skeleton height={120} />}
    </ReasonDialog>
  )
}
