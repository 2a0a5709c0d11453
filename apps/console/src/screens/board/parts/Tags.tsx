import type { BoardOrder } from '@beckon/contract'
import IconAlertTriangle from '~icons/tabler/alert-triangle'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './parts.module.css'

const tones = { scheduled: 'plain', without_rider: 'open', in_hand: 'plain', late: 'late' } as const

/** The lane of an order in words; a sign and a colour only repeat it. */
export function LaneTag({ order: { lane } }: { readonly order: BoardOrder }) {
  const { t } = useTexts()
  return (
    <span className={styles.tag} data-tone={tones[lane]}>
      {t(`console.board.lane.${lane}`)}
    </span>
  )
}

type Attention = BoardOrder['attention'][number]

export function AttentionTag({ reason }: { readonly reason: Attention }) {
  const { t } = useTexts()
  return (
    <span className={styles.tag} data-tone="late">
      <IconAlertTriangle size={12} stroke={2} aria-hidden />
      {t(`console.board.attention.${reason}`)}
    </span>
  )
}
