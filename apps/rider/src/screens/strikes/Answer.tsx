import { type OwnStrikes, strikeCalls } from '@beckon/contract'
import { STRIKE_ANSWER_LENGTH } from '@beckon/domain/rider'
import { useState } from 'react'
import { Button, Notice, TextArea } from '../../features/controls/index.ts'
import { problemOf } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

export interface AnswerProps {
  readonly strikeId: string
  readonly onAnswered: (list: OwnStrikes) => void
}

/** The form for the one answer to a strike. A failed attempt keeps what was typed. */
export function Answer({ strikeId, onAnswered }: AnswerProps) {
  const { t, say } = useTexts()
  const { client } = useDeps()
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const send = async () => {
    if (text.trim() === '') return setMessage(t('rider.strike.answer-missing'))
    setBusy(true)
    const called = await client.call(strikeCalls.answerOwnStrike, {
      params: { strike: strikeId },
      body: { text },
    })
    setBusy(false)
    if (called.ok) return onAnswered(called.answer.result)
    const { key, values } = problemOf(called.error)
    setMessage(say(key, values))
  }
  return (
    <>
      <TextArea
        label={t('rider.strike.answer')}
        hint={t('rider.strike.answer-hint')}
        value={text}
        onChange={setText}
        maxLength={STRIKE_ANSWER_LENGTH}
      />
      {message !== undefined && <Notice kind="error">{message}</Notice>}
      <Button isBusy={isBusy} onPress={() => void send()}>
        {t('rider.strike.send')}
      </Button>
    </>
  )
}
