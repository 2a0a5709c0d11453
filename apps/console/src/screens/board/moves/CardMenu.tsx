import type { BoardOrder } from '@beckon/contract'
import { Menu } from '@mantine/core'
import { useTexts } from '../../../platform/texts/index.ts'
import { useBoardActions } from '../board-context.ts'
import { movesOf } from '../state/moves.ts'
import styles from './menu.module.css'

export interface OpenMenu {
  readonly orderId: string
  readonly beside: Element
}

export interface CardMenuProps {
  readonly order: BoardOrder
  readonly beside: Element
  readonly isPending: boolean
  readonly close: () => void
}

/** The changes of an order. One menu for all cards: hundreds of them would be slow. */
export function CardMenu({ order, beside, isPending, close }: CardMenuProps) {
  const { t } = useTexts()
  const { mayAct, open, ask } = useBoardActions()
  const { left, bottom } = beside.getBoundingClientRect()
  const moves = mayAct && !isPending ? movesOf(order) : []
  return (
    <Menu
      opened
      onClose={() => {
        close()
        if (beside instanceof HTMLElement) beside.focus()
      }}
      position="bottom-start"
      trapFocus
    >
      <Menu.Target>
        <span className={styles.anchor} style={{ left, top: bottom }} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => open(order.order_id)}>{t('console.board.show')}</Menu.Item>
        {moves.map((move) => (
          <Menu.Item key={move} onClick={() => ask(move, order)}>
            {t(`console.board.${move}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
