import type { BoardRider } from '@beckon/contract'
import { vehicles } from '@beckon/domain/rider'
import { EntryLink } from '../../../features/links/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { positionText } from '../parts/rider-texts.ts'
import type { BoardState } from '../state/board-state.ts'
import { FactList } from './FactList.tsx'
import { Panel } from './Panel.tsx'
import { StopsEditor } from './StopsEditor.tsx'

export interface RiderPanelProps {
  readonly rider: BoardRider
  readonly board: BoardState
  readonly now: number
  readonly waits: (id: string) => boolean
  readonly zoneName: (id: string) => string
  readonly close: () => void
}

/** A rider: state, load, position, and the next stops. */
export function RiderPanel({ rider, board, now, waits, zoneName, close }: RiderPanelProps) {
  const texts = useTexts()
  const { t, format } = texts
  const { state, battery, shift_ends_at: shift, zones, room, order_ids: parcels } = rider
  const vehicle = vehicles.find((one) => one === rider.vehicle)
  const since = rider.duty_since === null ? '' : ` (${format.time(rider.duty_since)})`
  return (
    <Panel title={rider.name} close={close}>
      <FactList
        facts={[
          [
            t('console.board.rider'),
            <EntryLink key="rider" page="riders" id={rider.rider_id}>
              <bdi>{rider.name}</bdi>
            </EntryLink>,
          ],
          [t('console.board.status'), t(`console.board.state.${state}`) + since],
          [t('console.board.parcel'), loadText(texts, parcels.length, room)],
          [t('console.board.position'), positionText(texts, rider, now).text],
          battery === null
            ? undefined
            : [t('console.board.phone'), t('console.board.battery', { share: format.percent(battery) })],
          shift === null
            ? undefined
            : [t('console.board.shift-end'), t('console.board.shift', { time: format.time(shift) })],
          rider.is_over_cash_limit ? [t('console.board.cash'), t('console.board.cash-limit')] : undefined,
          vehicle && [t('console.board.vehicle'), t(`console.vehicle.${vehicle}`)],
          [
            t('console.board.zones'),
            zones.length === 0 ? t('console.board.everywhere') : format.list(zones.map(zoneName)),
          ],
        ]}
      />
      <StopsEditor rider={rider} board={board} isPending={waits(rider.rider_id)} />
    </Panel>
  )
}

const loadText = ({ t, format }: ReturnType<typeof useTexts>, count: number, room: number): string =>
  t('console.board.load', { parcels: format.number(count), room: format.number(room) })
