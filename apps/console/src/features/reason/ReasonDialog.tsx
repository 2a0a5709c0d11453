import { Alert, Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { type CallProblem, problemOf } from '../../platform/client/index.ts'
import type { CallResult } from '@beckon/contract/client'
import { useTexts } from '../../platform/texts/index.ts'

/** Fewest characters of a reason; the service checks the same. */
const SHORTEST = 3
const LONGEST = 500

export interface ReasonDialogProps {
  readonly title: string
  /** The label of the button that makes the change. */
  readonly action: string
  readonly isDangerous?: boolean
  /** Wider, for a dialog with a table. */
  readonly size?: 'md' | 'lg'
  /** A field of the change is missing. */
  readonly isIncomplete?: boolean
  readonly close: () => void
  /** After the change; closes where absent. */
  readonly onDone?: () => void
  readonly run: (reason: string) => Promise<CallResult<unknown>>
  /** Fields of the change, above the reason. */
  readonly children?: ReactNode
}

/** Asks for the reason of a change and makes it; a refusal is shown and nothing that was typed is lost. */
export function ReasonDialog({
  title,
  action,
  isDangerous = false,
  isIncomplete = false,
  size = 'md',
  close,
  onDone = close,
  run,
  children,
}: ReasonDialogProps) {
  const { t, say } = useTexts()
  const [reason, setReason] = useState('')
  const [isRunning, setRunning] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  const submit = async () => {
    setRunning(true)
    const result = await run(reason.trim())
    setRunning(false)
    if (result.ok) onDone()
    else setProblem(problemOf(result.error))
  }
  return (
    <Modal
      opened
      size={size}
      onClose={close}
      title={title}
      closeButtonProps={{ 'aria-label': t('console.close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack>
          {children}
          <Textarea
            label={t('console.reason')}
            description={t('console.reason-hint')}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
            required
            minLength={SHORTEST}
            maxLength={LONGEST}
            autosize
            minRows={2}
            data-autofocus={children === undefined || undefined}
          />
          {problem && (
            <Alert color="red" role="alert">
              {say(problem.key, problem.values)}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {t('console.cancel')}
            </Button>
            <Button
              type="submit"
              loading={isRunning}
              disabled={isIncomplete || reason.trim().length < SHORTEST}
              {...(isDangerous ? { color: 'red.8' } : {})}
            >
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
