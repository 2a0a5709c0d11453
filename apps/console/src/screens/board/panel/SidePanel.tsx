import type { BoardState } from '../state/board-state.ts'
import { OrderPanel } from './OrderPanel.tsx'
import { RiderPanel } from './RiderPanel.tsx'

/** The panel of the selected order follows the selection. */
export type OpenPanel = { readonly kind: 'order' } | { readonly kind: 'rider'; readonly riderId: string }

export interface SidePanelProps {
  readonly panel: OpenPanel | undefined
  readonly selected: string | undefined
  readonly board: BoardState
  readonly now: number
  readonly zones: readonly { readonly id: string; readonly name: string }[]
  readonly waits: (id: string) => boolean
  readonly close: () => void
}

/** The open panel; closed by itself when its order or rider leaves the board. */
export function SidePanel({ panel, selected, zones, ...props }: SidePanelProps) {
  const { board } = props
  if (panel?.kind === 'rider') {
    const rider = board.riders.get(panel.riderId)
    const zoneName = (id: string) => zones.find((zone) => zone.id === id)?.name ?? id
    return rider ? <RiderPanel key={panel.riderId} {...props} rider={rider} zoneName={zoneName} /> : null
  }
  const order = panel && selected !== undefined ? board.orders.get(selected) : undefined
  return order ? <OrderPanel {...props} order={order} /> : null
}
