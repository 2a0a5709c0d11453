import { Text, Timeline } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import { useTexts } from '../../../platform/texts/index.ts'
import { NameValue } from '../../page/index.ts'
import styles from '../orders.module.css'
import { type TimelineEntry, timelineOf } from './timeline.ts'
import { type ChangeWords, type MomentWords, wordsFor } from './timeline-words.ts'
import { useMomentTime } from './use-moment-time.ts'

const nameOf = (moment: TimelineEntry): string =>
  moment.kind === 'STATUS' ? moment.entry.status : moment.kind

/** All events of an order, newest first: time, actor and reason. */
export function OrderTimeline({ order }: { readonly order: OrderRecord }) {
  const { t, format } = useTexts()
  const sayTime = useMomentTime()
  const moments = timelineOf(order)
  const texts = { t, amount: format.amount, duration: format.duration }
  return (
    <Timeline
      role="list"
      active={0}
      bulletSize={14}
      lineWidth={2}
      aria-label={t('order.timeline')}
      data-timeline
    >
      {/* The component accepts only items as children, because it passes each its position. */}
      {moments.map((moment, index) => {
        const words = wordsFor(moment, order, texts)
        return (
          <Timeline.Item
            role="listitem"
            key={moments.length - index}
            mt={index === 0 ? 0 : 'xl'}
            title={<Text size="sm">{words.title}</Text>}
            data-moment={nameOf(moment)}
          >
            <Below words={words} time={sayTime(moment.at)} />
          </Timeline.Item>
        )
      })}
    </Timeline>
  )
}

function Below({
  words: { by, why, changes },
  time,
}: {
  readonly words: MomentWords
  readonly time: string
}) {
  return (
    <>
      {why !== '' && <Text size="sm">{why}</Text>}
      {changes?.map((change) => (
        <Change key={change.name} change={change} />
      ))}
      <Text size="xs" c="dimmed">
        <bdi>{time}</bdi> · {by}
      </Text>
    </>
  )
}

/** A changed field: the new value, and the old one below it. */
function Change({ change: { name, before, after } }: { readonly change: ChangeWords }) {
  const { t } = useTexts()
  return (
    <div className={styles.change} data-change>
      <Text size="sm">
        <NameValue name={name}>
          <bdi>{after === '' ? '–' : after}</bdi>
        </NameValue>
      </Text>
      {before !== '' && (
        <Text size="xs" c="dimmed">
          {t('ask.before', { text: before })}
        </Text>
      )}
    </div>
  )
}
