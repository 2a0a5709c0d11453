import { Button } from '@mantine/core'
import { useTexts } from '../../platform/texts/index.ts'
import type { Snapshot } from './state/create-board.ts'
import type { BoardView } from './state/view.ts'
import type { BoardFilterState } from './use-board-filters.ts'
import styles from './board.module.css'

const lanes = ['without_rider', 'late', 'in_hand'] as const

export interface LaneCountsProps {
  readonly counts: BoardView['counts']
  readonly state: BoardFilterState
  readonly snapshot: Snapshot
}

/** The numbers of orders by lane, which filter when they are pressed, and the age of the board where it is old. */
export function LaneCounts({ counts, state: { filters, change }, snapshot }: LaneCountsProps) {
  const { t, format } = useTexts()
  return (
    <>
      {snapshot.error && snapshot.isLoaded && (
        <span className={styles.old} role="status">
          {t('console.board.not-updated', { time: format.time(snapshot.readAt) })}
        </span>
      )}
      {lanes.map((lane) => (
        <Button
          key={lane}
          size="xs"
          variant={filters.lane === lane ? 'light' : 'default'}
          aria-pressed={filters.lane === lane}
          onClick={() => change({ lane: filters.lane === lane ? '' : lane })}
          rightSection={<strong className={styles.figure}>{format.number(counts[lane])}</strong>}
        >
          {t(`console.board.lane.${lane}`)}
        </Button>
      ))}
    </>
  )
}
