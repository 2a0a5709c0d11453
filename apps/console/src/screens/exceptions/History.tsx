import type { ExceptionAttempt, ExceptionDetail } from '@beckon/contract'
import { exceptionRemedies } from '@beckon/domain/exception'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Texts, useTexts } from '../../platform/texts/index.ts'
import { attemptText, outcomeText } from './attempt-text.ts'
import styles from './exceptions.module.css'
import { timeOf } from './sentence-of.ts'

/** The attempts of the service, the oldest first. */
export function Attempts({
  attempts,
  now,
}: {
  readonly attempts: readonly ExceptionAttempt[]
  readonly now: number
}) {
  const texts = useTexts()
  if (attempts.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {texts.t('console.exceptions.tried-none')}
      </Text>
    )
  }
  return (
    <ol className={styles.events}>
      {attempts.map((attempt) => {
        const { at, kind, state, text } = attempt
        return (
          <Line key={`${at} ${kind} ${state} ${text}`} time={timeOf(texts, at, now)}>
            {texts.t(`console.exceptions.attempt.${kind}`)} <bdi>{attemptText(texts, attempt)}</bdi>
            <Below>{outcomeText(texts, attempt)}</Below>
          </Line>
        )
      })}
    </ol>
  )
}

/** The history of an exception, the oldest first. */
export function History({ events, now }: Pick<ExceptionDetail, 'events'> & { readonly now: number }) {
  const texts = useTexts()
  return (
    <ol className={styles.events}>
      {events.map((event, at) => (
        // Events are only added.
        // oxlint-disable-next-line react/no-array-index-key
        <Line key={at} time={timeOf(texts, event.at, now)}>
          {titleOf(texts, event)}
          {event.text !== null && event.kind !== 'remedied' && (
            <>
              {': '}
              <bdi>{event.text}</bdi>
            </>
          )}
          {event.operator && <Below>{event.operator.name}</Below>}
        </Line>
      ))}
    </ol>
  )
}

function Line({ time, children }: { readonly time: string; readonly children: ReactNode }) {
  return (
    <li>
      <Text size="xs" c="dimmed" component="time">
        {time}
      </Text>
      <div>{children}</div>
    </li>
  )
}

const Below = ({ children }: { readonly children: string }) => (
  <Text size="xs" c="dimmed" component="div">
    <bdi>{children}</bdi>
  </Text>
)

function titleOf({ t }: Texts, { kind, text }: ExceptionDetail['events'][number]): string {
  if (kind !== 'remedied') return t(`console.exceptions.event.${kind}`)
  const remedy = exceptionRemedies.find((one) => one === text)
  return remedy ? t(`console.exceptions.remedy.${remedy}`) : (text ?? '')
}
