import type { BoardRider } from '@beckon/contract'
import { memo } from 'react'
import IconAlertTriangle from '~icons/tabler/alert-triangle'
import IconMapPin from '~icons/tabler/map-pin'
import { useTexts } from '../../../platform/texts/index.ts'
import { useBoardActions } from '../board-context.ts'
import { positionText } from '../parts/rider-texts.ts'
import styles from './columns.module.css'

export interface RiderHeaderProps {
  readonly rider: BoardRider
  readonly now: number
  readonly isPending: boolean
}

/** Name, state, load, shift and the age of the position of a rider; drawn again only where a text of it changes. */
export function RiderHeader({ rider, now, isPending }: RiderHeaderProps) {
  const texts = useTexts()
  const { text, freshness } = positionText(texts, rider, now)
  const { rider_id: id, name, state, order_ids: parcels, room, shift_ends_at: shift } = rider
  return (
    <Header
      {...{ id, name, state, room, shift, isPending, freshness }}
      parcels={parcels.length}
      isOverLimit={rider.is_over_cash_limit}
      position={text}
    />
  )
}

interface HeaderProps {
  readonly id: string
  readonly name: string
  readonly state: BoardRider['state']
  readonly parcels: number
  readonly room: number
  readonly shift: number | null
  readonly isOverLimit: boolean
  readonly isPending: boolean
  readonly position: string
  readonly freshness: string
}

const Header = memo(function Header(props: HeaderProps) {
  const { id, name, state, parcels, room, shift, isOverLimit, isPending, position, freshness } = props
  const { t, format } = useTexts()
  const { openRider } = useBoardActions()
  const load = t('console.board.load', { parcels: format.number(parcels), room: format.number(room) })
  return (
    <header className={styles.title} data-freshness={freshness}>
      <button type="button" className={styles.rider} onClick={() => openRider(id)}>
        <span className={styles.line}>
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.count} role="img" aria-label={load} title={load}>
            {format.number(parcels)}/{format.number(parcels + room)}
          </span>
        </span>
        <span className={styles.line}>
          <span className={styles.state} data-state={state}>
            {isPending ? t('console.board.saving') : t(`console.board.state.${state}`)}
          </span>
          {shift !== null && <span>{t('console.board.shift', { time: format.time(shift) })}</span>}
          {isOverLimit && (
            <span className={styles.warning}>
              <IconAlertTriangle size={12} aria-hidden />
              {t('console.board.cash-limit')}
            </span>
          )}
        </span>
        <span className={styles.line}>
          <IconMapPin size={12} stroke={1.5} aria-hidden />
          {position}
        </span>
      </button>
    </header>
  )
})
