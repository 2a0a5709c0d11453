import type { Call, InputOf } from '@beckon/contract'
import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { type CallProblem, problemOf } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { saveFile } from '../../platform/files/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

export interface FileButtonProps<C extends Call> {
  readonly call: C & { readonly file?: true }
  readonly input: InputOf<C>
  readonly name: string
  readonly label: string
  readonly isCompact?: boolean
}

/** Saves the file that a call answers with; a refusal is shown beside the button. */
export function FileButton<C extends Call>({
  call,
  input,
  name,
  label,
  isCompact = false,
}: FileButtonProps<C>) {
  const { say } = useTexts()
  const { client } = useDeps()
  const [problem, setProblem] = useState<CallProblem>()
  const [isRunning, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    const result = await client.open(call, input)
    setProblem(result.ok ? undefined : problemOf(result.error))
    if (result.ok) saveFile(await result.answer.blob(), name)
    setRunning(false)
  }
  return (
    <>
      <Button
        variant="default"
        loading={isRunning}
        onClick={() => void run()}
        flex="none"
        {...(isCompact ? { size: 'compact-sm' } : {})}
      >
        {label}
      </Button>
      {problem && (
        <Alert color="red" role="alert">
          {say(problem.key, problem.values)}
        </Alert>
      )}
    </>
  )
}
