import type { HelpFile } from '@beckon/contract'
import type { CallError } from '@beckon/contract/client'
import { helpLimits } from '@beckon/domain/limits'
import { Button, CloseButton, FileButton, Group, Stack, Textarea } from '@mantine/core'
import IconPaperclip from '~icons/tabler/paperclip'
import IconSend from '~icons/tabler/send'
import { useRef, useState } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import { FormFailure } from '../../account-form/index.ts'
import styles from './Desk.module.css'
import { useFiles } from './use-files.ts'

export interface MessageDraft {
  readonly text: string
  readonly files: string[]
}

export interface MessageComposerProps {
  readonly text: string
  readonly onText: (text: string) => void
  /** With the same key it is one message, however often it is tried. Null once it has arrived. */
  readonly onSend: (message: MessageDraft, key: string) => Promise<CallError | null>
}

/** A message with its files; it stays until it has arrived. */
export function MessageComposer({ text, onText, onSend }: MessageComposerProps) {
  const { t } = useTexts()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<CallError | null>(null)
  const [isEmpty, setEmpty] = useState(false)
  const files = useFiles()
  const forget = useRef<() => void>(null)
  const change = (next: string) => {
    onText(next)
    setEmpty(false)
    setKey(crypto.randomUUID())
  }
  async function submit() {
    if (text.trim() === '' && files.kept.length === 0) return setEmpty(true)
    setSending(true)
    const failed = await onSend({ text, files: files.kept.map(({ file_id }) => file_id) }, key)
    setSending(false)
    setProblem(failed)
    if (failed) return
    change('')
    files.clear()
  }
  return (
    <Stack gap="xs">
      <Textarea
        label={t('help.message')}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
        error={isEmpty && t('help.say-something')}
        readOnly={isSending}
        maxLength={helpLimits.text}
        autosize
        minRows={3}
        maxRows={10}
        dir="auto"
      />
      {files.kept.map((file) => (
        <Kept key={file.file_id} file={file} onRemove={() => files.remove(file.file_id)} />
      ))}
      <FormFailure problem={files.problem ?? problem} otherwise="talk.not-sent" />
      <Group gap="xs">
        <Button
          loading={isSending}
          disabled={files.isSending}
          onClick={() => void submit()}
          leftSection={<IconSend size={18} stroke={1.6} className="bk-mirror" aria-hidden />}
        >
          {t('help.send')}
        </Button>
        <FileButton
          accept="image/jpeg,image/png,image/webp,application/pdf"
          resetRef={forget}
          onChange={(file) => {
            // The same one is chosen again when it did not arrive, or was taken out.
            forget.current?.()
            void files.add(file)
          }}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={files.isSending}
              disabled={files.kept.length >= helpLimits.files}
              leftSection={<IconPaperclip size={18} stroke={1.6} aria-hidden />}
            >
              {t('help.attach')}
            </Button>
          )}
        </FileButton>
      </Group>
    </Stack>
  )
}

function Kept({ file: { name }, onRemove }: { readonly file: HelpFile; readonly onRemove: () => void }) {
  const { t } = useTexts()
  return (
    <div className={styles.kept}>
      <bdi>{name}</bdi>
      <CloseButton size={44} aria-label={t('help.remove-file', { name })} onClick={onRemove} />
    </div>
  )
}
