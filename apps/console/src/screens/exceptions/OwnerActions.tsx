import type { ExceptionRecord } from '@beckon/contract'
import { Alert, Button, Group } from '@mantine/core'
import { useState } from 'react'
import { type CallProblem, problemOf } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { useChange, useOperator } from './use-change.ts'

/** Takes an exception by one press, or leaves it. A refusal is shown in its place. */
export function OwnerActions({
  exception,
  size = 'xs',
}: {
  readonly exception: ExceptionRecord
  readonly size?: 'xs' | 'sm'
}) {
  const { t, say } = useTexts()
  const { operatorId, mayAct } = useOperator()
  const { setOwner } = useChange(exception)
  const [isRunning, setRunning] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  if (!mayAct || exception.closed_at !== null) return null
  const isOwn = exception.owner?.operator_id === operatorId
  const label = t(isOwn ? 'console.exceptions.release' : 'console.exceptions.take')
  const run = async () => {
    setRunning(true)
    const result = await setOwner(isOwn ? null : operatorId, label)
    setRunning(false)
    setProblem(result.ok ? undefined : problemOf(result.error))
  }
  return (
    <Group gap="xs" wrap="nowrap">
      <Button
        size={size === 'xs' ? 'compact-xs' : 'sm'}
        variant={isOwn ? 'default' : 'light'}
        loading={isRunning}
        onClick={() => void run()}
      >
        {label}
      </Button>
      {problem && (
        <Alert color="red" role="alert" p={4}>
          {say(problem.key, problem.values)}
        </Alert>
      )}
    </Group>
  )
}
