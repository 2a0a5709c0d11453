import { zoneCalls } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import { useFetched } from '../../features/fetched/index.ts'
import { Panel } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

const fetchZones = (client: Client) => client.call(zoneCalls.listOwnZones, {})

/** The zones in which the rider gets offers; nothing for a rider who works everywhere. */
export function Zones() {
  const { t } = useTexts()
  const { result: zones = [] } = useFetched(fetchZones)
  if (zones.length === 0) return null
  return (
    <Panel title={t('rider.account.zones')}>
      <ul>
        {zones.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
