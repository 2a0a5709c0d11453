import { calls, type WholeDeskConversation } from '@beckon/contract'
import { Alert, Box, Button, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { type CallProblem, problemOf } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { saveFile } from '../../platform/files/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './conversation.module.css'

type Message = WholeDeskConversation['messages'][number]

/** The messages, the newest at the end and in view. */
export function Messages({ conversation }: { readonly conversation: WholeDeskConversation }) {
  const { t } = useTexts()
  const frame = useRef<HTMLDivElement>(null)
  const { messages } = conversation
  useEffect(() => {
    frame.current?.scrollTo({ top: frame.current.scrollHeight })
  }, [messages.length])
  return (
    // It scrolls, so that it has to be reachable by keyboard.
    <Box
      ref={frame}
      className={styles.messages}
      role="log"
      aria-label={t('console.help.messages')}
      tabIndex={0}
    >
      {messages.map((message) => (
        <Bubble key={message.position} message={message} person={conversation.person} />
      ))}
    </Box>
  )
}

function Bubble({ message, person }: { readonly message: Message; readonly person: string }) {
  const { t, format } = useTexts()
  const { sender, text, files, created_at: at, seen_at: seen } = message
  return (
    <div className={styles.message} data-sender={sender}>
      <Text size="xs" c="var(--mantine-color-text)">
        <bdi>{sender === 'user' ? person : t('console.help.support')}</bdi>
        {' · '}
        {format.dateTime(at)}
        {sender === 'operator' && ` · ${seen === null ? t('console.help.unseen') : t('console.help.seen')}`}
      </Text>
      <Text size="sm" className={styles.text} dir="auto">
        {text}
      </Text>
      {files.map((file) => (
        <FileLink key={file.file_id} file={file} />
      ))}
    </div>
  )
}

function FileLink({ file: { file_id: id, name, bytes } }: { readonly file: Message['files'][number] }) {
  const { say, format } = useTexts()
  const { client } = useDeps()
  const [problem, setProblem] = useState<CallProblem>()
  const download = async () => {
    const result = await client.open(calls.operatorHelpFile, { params: { id } })
    setProblem(result.ok ? undefined : problemOf(result.error))
    if (result.ok) saveFile(await result.answer.blob(), name)
  }
  return (
    <>
      <Button variant="default" size="compact-sm" mt={4} onClick={() => void download()}>
        <bdi>{name}</bdi>&nbsp;({format.bytes(bytes)})
      </Button>
      {problem && (
        <Alert color="red" role="alert">
          {say(problem.key, problem.values)}
        </Alert>
      )}
    </>
  )
}
