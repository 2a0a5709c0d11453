import { useMemo, useState } from 'react'
import { useDeps } from '../../platform/deps/index.ts'
import { isAllowed } from '../../platform/session/index.ts'
import { useStore } from '../../platform/store/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import type { BoardActions } from './board-context.ts'
import type { OpenMenu } from './moves/CardMenu.tsx'
import { shortCode } from './parts/due.ts'
import type { useMoves } from './moves/use-moves.ts'
import type { OpenPanel } from './panel/SidePanel.tsx'

/** The selected order, the open panel and menu, and the functions that change them. */
export function useActions({ ask, setNotice }: ReturnType<typeof useMoves>) {
  const { t } = useTexts()
  const deps = useDeps()
  const country = useStore(deps.country)
  const session = useStore(deps.session.state)
  const mayAct = session.status === 'in' && isAllowed(session.me, country, 'orders.act')
  const [selected, select] = useState<string>()
  const [panel, setPanel] = useState<OpenPanel>()
  const [menu, setMenu] = useState<OpenMenu>()
  const actions = useMemo(
    (): BoardActions => ({
      mayAct,
      select,
      open(orderId) {
        select(orderId)
        setPanel({ kind: 'order' })
      },
      openRider: (riderId) => setPanel({ kind: 'rider', riderId }),
      openMenu: (orderId, beside) => setMenu({ orderId, beside }),
      ask: (kind, order, riderId) => ask({ kind, order, riderId }),
      askForStops: (rider, stops) => ask({ kind: 'stops', rider, stops }),
      refuse: (order) => {
        const text = t('console.board.move-impossible', { code: shortCode(order) })
        setNotice({ kind: 'refused', text })
      },
    }),
    [mayAct, ask, setNotice, t],
  )
  return { actions, selected, panel, setPanel, menu, setMenu }
}
