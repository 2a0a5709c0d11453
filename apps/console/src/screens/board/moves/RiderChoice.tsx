import type { BoardOrder } from '@beckon/contract'
import { Select } from '@mantine/core'
import { useMemo } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import type { BoardState } from '../state/board-state.ts'
import { candidatesFor } from '../state/candidates.ts'

export interface RiderChoiceProps {
  readonly order: BoardOrder
  readonly board: BoardState
  readonly now: number
  readonly value: string | undefined
  readonly onChange: (riderId: string | undefined) => void
}

/** The riders on duty, the nearest with room first. */
export function RiderChoice({ order, board, now, value, onChange }: RiderChoiceProps) {
  const { t, format } = useTexts()
  // The list stays as it is while it is open, though riders move.
  const candidates = useMemo(
    () => candidatesFor(order, board, now),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [order.order_id],
  )
  const data = candidates.map(({ rider, metres }) => ({
    value: rider.rider_id,
    label: [
      rider.name,
      rider.room > 0 ? t(`console.board.state.${rider.state}`) : t('console.board.no-room'),
      ...(metres === undefined ? [] : [t('console.board.away', { distance: format.distance(metres) })]),
    ].join(' · '),
  }))
  return (
    <Select
      label={t('console.board.to-rider')}
      placeholder={t('console.board.to-rider-hint')}
      searchable
      selectFirstOptionOnChange
      nothingFoundMessage={t('console.no-matches')}
      maxDropdownHeight={280}
      limit={60}
      data-autofocus={value === undefined || undefined}
      data={data}
      value={value ?? null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
    />
  )
}
