import type { PlaceAnswer, PlaceQuestion } from '@beckon/contract'
import { Button } from '@mantine/core'
import IconCircleCheck from '~icons/tabler/circle-check'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './Where.module.css'

interface AnswerSentProps {
  readonly question: PlaceQuestion
  readonly answer: PlaceAnswer
  readonly onChange: () => void
}

/** The sent answer; it can be changed until the link expires. */
export function AnswerSent({ question, answer, onChange }: AnswerSentProps) {
  const { t, format } = useTexts()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { address, building, unit, notes, name, phone } = answer
  const lines = [address, building, unit, notes, name, phone].filter((text) => text !== '')
  return (
    <div className={styles.sent}>
      <span className={styles.tick} aria-hidden>
        <IconCircleCheck size={44} stroke={1.5} />
      </span>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {t('where.sent-title')}
      </h1>
      <p>{t('where.sent', { shop: question.vendor_name })}</p>
      <ul className={styles.lines}>
        {lines.map((text) => (
          <li key={text} dir="auto">
            {text}
          </li>
        ))}
      </ul>
      <Button variant="default" onClick={onChange}>
        {t('where.change')}
      </Button>
      <p className={styles.hint}>{t('where.until', { time: format.dayTime(question.expires_at) })}</p>
    </div>
  )
}
