import type { ExceptionRecord } from '@beckon/contract'
import { Alert, Button, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { type CallProblem, problemOf } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { useChange, useOperator } from './use-change.ts'

const SHORTEST = 3
const LONGEST = 500

/** Adds a note to the history of an open exception. */
export function NoteForm({ exception }: { readonly exception: ExceptionRecord }) {
  const { t, say } = useTexts()
  const { mayAct } = useOperator()
  const { addNote } = useChange(exception)
  const [text, setText] = useState('')
  const [isRunning, setRunning] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  if (!mayAct || exception.closed_at !== null) return null
  const submit = async () => {
    setRunning(true)
    const result = await addNote(text.trim())
    setRunning(false)
    setProblem(result.ok ? undefined : problemOf(result.error))
    if (result.ok) setText('')
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Stack gap="xs">
        <Textarea
          label={t('console.exceptions.note')}
          description={t('console.exceptions.note-hint')}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          minLength={SHORTEST}
          maxLength={LONGEST}
          autosize
        />
        {problem && (
          <Alert color="red" role="alert">
            {say(problem.key, problem.values)}
          </Alert>
        )}
        <Button
          type="submit"
          variant="default"
          loading={isRunning}
          disabled={text.trim().length < SHORTEST}
          style={{ alignSelf: 'start' }}
        >
          {t('console.exceptions.note-add')}
        </Button>
      </Stack>
    </form>
  )
}
