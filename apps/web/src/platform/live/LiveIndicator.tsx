import { Tooltip, UnstyledButton } from '@mantine/core'
import { useTexts } from '../texts/index.ts'
import styles from './LiveIndicator.module.css'
import { type LiveState, useLiveState } from './live-context.ts'

/** Shows whether the data is live, reconnecting or stale, and since when. */
export function LiveIndicator() {
  const { state, since } = useLiveState()
  const { t, format } = useTexts()
  const time = format.time(since)
  const name = t(`live.${state}`)
  const shown = state === 'live' ? name : `${name} · ${t('live.since', { time })}`
  const explain: Record<LiveState['state'], string> = {
    live: `${t('live.explain-live')} ${t('live.since', { time })}.`,
    connecting: t('live.connecting'),
    reconnecting: t('live.explain-reconnecting'),
    stale: t('live.explain-stale', { time }),
  }
  return (
    <Tooltip
      label={explain[state]}
      multiline
      maw={280}
      withArrow
      events={{ hover: true, focus: true, touch: true }}
    >
      <UnstyledButton className={styles.indicator} data-live={state}>
        <span className={styles.dot} aria-hidden />
        <span>{shown}</span>
      </UnstyledButton>
    </Tooltip>
  )
}
