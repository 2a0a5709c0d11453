import { calls, type ShownRider } from '@beckon/contract'
import { MultiSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { useZones } from '../../../features/zones/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useRefreshRider } from './use-rider.ts'

/** Gives and takes the zones of a rider. */
export function ZonesDialog({ rider, close }: { readonly rider: ShownRider; readonly close: () => void }) {
  const { t } = useTexts()
  const { client } = useDeps()
  const refresh = useRefreshRider(rider.id)
  const zones = useZones()
  const [chosen, setChosen] = useState(rider.zones.map(({ id }) => id))
  return (
    <ReasonDialog
      title={t('console.riders.change', { change: t('console.rider.set-zones'), name: rider.name })}
      action={t('console.rider.save')}
      close={close}
      run={async (reason) => {
        const result = await client.call(calls.setRiderZones, {
          params: { id: rider.id },
          body: { zones: chosen, reason },
        })
        if (result.ok) refresh()
        return result
      }}
    >
      <MultiSelect
        label={t('console.rider.zones')}
        searchable
        data={zones.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={setChosen}
      />
      <Text size="sm">
        {chosen.length === 0 ? t('console.rider.zones-all-hint') : t('console.rider.zones-hint')}
      </Text>
    </ReasonDialog>
  )
}
