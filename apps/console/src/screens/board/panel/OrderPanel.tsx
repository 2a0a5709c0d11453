import type { BoardOrder } from '@beckon/contract'
import { Anchor, Button } from '@mantine/core'
import { EntryLink } from '../../../features/links/index.ts'
import type { Texts } from '../../../platform/texts/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useBoardActions } from '../board-context.ts'
import { AttentionTag, LaneTag } from '../parts/Tags.tsx'
import { dueText } from '../parts/due.ts'
import type { BoardState } from '../state/board-state.ts'
import { minutesUntil } from '../state/filters.ts'
import { movesOf } from '../state/moves.ts'
import { FactList, type PanelFact } from './FactList.tsx'
import { Offers } from './Offers.tsx'
import { Panel } from './Panel.tsx'
import { StopsEditor } from './StopsEditor.tsx'
import styles from './panel.module.css'

export interface OrderPanelProps {
  readonly order: BoardOrder
  readonly board: BoardState
  readonly now: number
  readonly waits: (id: string) => boolean
  readonly close: () => void
}

/** An order: what can be done with it, its times and places, the ride of its rider, and the riders who were asked. */
export function OrderPanel({ order, board, now, waits, close }: OrderPanelProps) {
  const texts = useTexts()
  const { t } = texts
  const { mayAct, ask, openRider } = useBoardActions()
  const rider = order.rider_id === null ? undefined : board.riders.get(order.rider_id)
  return (
    <Panel
      title={order.code}
      close={close}
      badges={
        <>
          <LaneTag order={order} />
          {order.attention.map((reason) => (
            <AttentionTag key={reason} reason={reason} />
          ))}
        </>
      }
    >
      {mayAct && (
        <div className={styles.actions}>
          {movesOf(order).map((move) => (
            <Button
              key={move}
              size="xs"
              variant="default"
              disabled={waits(order.order_id)}
              onClick={() => ask(move, order)}
            >
              {t(`console.board.${move}`)}
            </Button>
          ))}
        </div>
      )}
      <FactList
        facts={[
          [
            t('console.board.order'),
            <EntryLink key="order" page="orders" id={order.order_id}>
              <bdi dir="ltr">{order.order_id}</bdi>
            </EntryLink>,
          ],
          [t('console.board.status'), t(`status.${order.status}`)],
          ...timesOf(order, now, texts),
          ...placesOf(order, texts),
          order.transfer_to_rider_id === null
            ? undefined
            : [
                t('console.board.hand-over'),
                t('console.board.transfer', {
                  name: board.riders.get(order.transfer_to_rider_id)?.name ?? '',
                }),
              ],
          rider && [
            t('console.board.rider'),
            <Anchor key="rider" component="button" size="sm" onClick={() => openRider(rider.rider_id)}>
              <bdi>{rider.name}</bdi>
            </Anchor>,
          ],
        ]}
      />
      {rider && (
        <StopsEditor rider={rider} board={board} own={order.order_id} isPending={waits(rider.rider_id)} />
      )}
      <Offers order={order} />
    </Panel>
  )
}

function timesOf(order: BoardOrder, now: number, texts: Texts): readonly PanelFact[] {
  const { t, format } = texts
  const { eta, is_collected: isCollected } = order
  const expected = isCollected ? eta.dropoff : (eta.pickup ?? eta.dropoff)
  const due = (at: number) => `${format.time(at)} (${dueText(texts, minutesUntil(at, now))})`
  return [
    [t('console.board.since'), format.time(order.since)],
    isCollected ? undefined : [t('console.board.collect-by'), due(order.collect_by)],
    [t('console.board.deliver-by'), due(order.deliver_by)],
    expected === null ? undefined : [t('console.board.expected'), format.time(expected)],
    order.preordered_for === null
      ? undefined
      : [t('console.board.preorder'), format.dayTime(order.preordered_for)],
    [t('console.board.placed'), format.time(order.created_at)],
  ]
}

function placesOf(order: BoardOrder, { t, format }: Texts): readonly PanelFact[] {
  const { parcel, cash, currency } = order
  const size =
    parcel && `${format.weight(parcel.weight_grams / 1000)}, ${format.side(parcel.longest_side_cm)}`
  return [
    [
      t('console.board.shop'),
      <EntryLink key="shop" page="shops" id={order.vendor_id}>
        <bdi>{order.vendor_name}</bdi>
      </EntryLink>,
    ],
    [t('console.board.collect-at'), <bdi key="from">{order.collect.address}</bdi>],
    [t('console.board.deliver-at'), <bdi key="to">{order.deliver.address}</bdi>],
    [t('console.board.distance'), format.distance(order.distance)],
    size ? [t('console.board.parcel'), size] : undefined,
    cash > 0 ? [t('console.board.cash'), format.amount(cash, currency)] : undefined,
  ]
}
