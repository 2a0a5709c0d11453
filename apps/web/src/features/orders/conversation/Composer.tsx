import { Button, Group, Stack, Textarea } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import { MESSAGE_LENGTH } from '@beckon/domain/limits'
import IconSend from '~icons/tabler/send'
import { type KeyboardEvent, useRef } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import { FormFailure } from '../../account-form/index.ts'
import styles from './Conversation.module.css'
import { insertAt } from './insert-at.ts'
import { useKeptCaret, useStayInView } from './use-field.ts'
import { useDraft } from './use-draft.ts'
import { useSend } from './use-send.ts'

const phrases = ['talk.phrase.ready', 'talk.phrase.wait', 'talk.phrase.entrance', 'talk.phrase.call'] as const

/** The message field; its text stays until the message has arrived. */
export function Composer({ order }: { readonly order: OrderRecord }) {
  const { t } = useTexts()
  const { draft, write, seal, clear } = useDraft(order.order_id)
  const { send, isSending, problem } = useSend(order)
  const field = useRef<HTMLTextAreaElement>(null)
  const caret = useKeptCaret(field)
  useStayInView(field, order.version)
  const isEmpty = draft.text.trim() === ''
  const choose = (phrase: string) => {
    const next = insertAt(draft.text, phrase, caret.selection(draft.text))
    if (!next) return
    write(next.text)
    // The caret moves behind the phrase while the field has the focus; otherwise a phone would open its keyboard.
    if (!isEmpty) caret.goTo(next.caret)
  }
  const submit = async () => {
    if (isEmpty || isSending) return
    if (await send(draft.text, seal())) clear()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Input methods use the same key to complete a character.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void submit()
  }
  return (
    <Stack gap="xs">
      <Phrases isDisabled={isSending} onChoose={choose} />
      <Textarea
        ref={field}
        onSelect={caret.remember}
        label={t('talk.label')}
        value={draft.text}
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        readOnly={isSending}
        maxLength={MESSAGE_LENGTH}
        autosize
        minRows={1}
        maxRows={5}
        dir="auto"
      />
      {problem && (
        <div data-not-sent>
          {problem.kind === 'offline' ? (
            <div role="alert" className={styles.failure}>
              {t('talk.not-sent')}
            </div>
          ) : (
            <FormFailure problem={problem} otherwise="talk.not-sent" />
          )}
        </div>
      )}
      <Button
        onClick={() => void submit()}
        disabled={isEmpty}
        loading={isSending}
        leftSection={<IconSend size={18} stroke={1.6} aria-hidden className={styles['send-icon']} />}
        className={styles.send}
      >
        {t('talk.send')}
      </Button>
    </Stack>
  )
}

interface PhrasesProps {
  readonly isDisabled: boolean
  readonly onChoose: (text: string) => void
}

/** Frequent phrases, inserted at the caret and editable. */
function Phrases({ isDisabled, onChoose }: PhrasesProps) {
  const { t } = useTexts()
  return (
    <Group gap="xs" role="group" aria-label={t('talk.phrases')}>
      {phrases.map((key) => (
        <Button
          key={key}
          variant="default"
          size="compact-md"
          radius="xl"
          fw={400}
          fz="sm"
          disabled={isDisabled}
          classNames={{ root: styles.phrase, label: styles['phrase-label'] }}
          onClick={() => onChoose(t(key))}
        >
          {t(key)}
        </Button>
      ))}
    </Group>
  )
}
