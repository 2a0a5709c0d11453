import { useEffect, useRef, useState } from 'react'
import { CallButton } from '../../features/calls/index.ts'
import { Button, Notice, TextArea } from '../../features/controls/index.ts'
import { Page } from '../../features/page/index.ts'
import { useAssignment } from '../../features/work/index.ts'
import { useRoute } from '../../platform/router/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { Messages } from './Messages.tsx'
import { phrasesFor } from './phrases.ts'
import { useTalk } from './use-talk.ts'
import styles from './talk.module.css'

const MESSAGE_LENGTH = 500

/** Messages between the rider and the shop about an order. */
export function Screen() {
  const { t } = useTexts()
  const route = useRoute()
  const orderId = route?.page === 'talk' ? route.orderId : ''
  const { talk, load, send } = useTalk(orderId)
  const [text, setText] = useState('')
  const { conversation, sending, isNotLoaded } = talk
  const isOpen = conversation?.open ?? true
  const submit = async () => {
    const written = text.trim()
    if (written !== '' && (await send(written))) setText((now) => (now.trim() === written ? '' : now))
  }
  const isSending = sending !== undefined && !sending.isFailed
  return (
    <Page
      title={t('rider.talk.title')}
      back={{ page: 'job', orderId }}
      actions={
        isOpen && (
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault()
              void submit()
            }}
          >
            {sending?.isFailed && <Notice kind="error">{t('rider.talk.not-sent')}</Notice>}
            <TextArea
              label={t('rider.talk.label')}
              value={text}
              rows={2}
              maxLength={MESSAGE_LENGTH}
              onChange={setText}
            />
            <Button type="submit" kind="primary" isBusy={isSending} isDisabled={text.trim() === ''}>
              {t('rider.send')}
            </Button>
          </form>
        )
      }
    >
      {isNotLoaded && (
        <Notice kind="warning">
          <span>{t('rider.talk.not-loaded')}</span>
          <Button onPress={() => void load()}>{t('rider.retry')}</Button>
        </Notice>
      )}
      {conversation && <Messages messages={conversation.messages} />}
      <EndOfList count={conversation?.messages.length ?? 0} />
      {!isOpen && <Notice kind="info">{t('talk.closed')}</Notice>}
      {isOpen && <Phrases orderId={orderId} onChoose={setText} />}
      {conversation?.can_call && <CallButton orderId={orderId} called="shop" />}
    </Page>
  )
}

/** The newest message is in sight. */
function EndOfList({ count }: { readonly count: number }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'end' })
  }, [count])
  return <div ref={end} />
}

interface PhrasesProps {
  readonly orderId: string
  readonly onChoose: (text: string) => void
}

function Phrases({ orderId, onChoose }: PhrasesProps) {
  const { t } = useTexts()
  const assignment = useAssignment(orderId)
  return (
    <section className={styles.phrases} aria-label={t('rider.talk.phrases')}>
      {phrasesFor(assignment?.picked_up ?? false).map((phrase) => (
        <Button key={phrase} onPress={() => onChoose(t(`rider.talk.phrase.${phrase}`))}>
          {t(`rider.talk.phrase.${phrase}`)}
        </Button>
      ))}
    </section>
  )
}
