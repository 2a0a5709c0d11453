import { Alert, Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay } from '../../../features/access/index.ts'
import { type CallProblem, problemOf } from '../../../platform/client/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { pathOfDraft } from '../entry-id.ts'
import { useTermsChanges } from './use-terms.ts'

export interface WriteTermsProps {
  /** The version with whose texts the draft begins; undefined until it is loaded. */
  readonly from: string | undefined
}

/** Begins a draft with the texts of a version, and opens it. */
export function WriteTerms({ from }: WriteTermsProps) {
  const { t, say } = useTexts()
  const may = useMay('texts.edit')
  const navigate = useNavigate()
  const { save, textsOf } = useTermsChanges()
  const [isRunning, setRunning] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  // A retry after a lost answer must not make a second one.
  const [id] = useState(() => crypto.randomUUID())
  const write = async () => {
    setRunning(true)
    const read = await textsOf(from ?? '')
    const result = read.ok ? await save(id, read.answer.result.texts, 0) : read
    setRunning(false)
    if (result.ok) void navigate({ to: pathOfDraft(id) })
    else setProblem(problemOf(result.error))
  }
  if (!may) return null
  return (
    <>
      <Button loading={isRunning} disabled={from === undefined} onClick={() => void write()}>
        {t('console.terms.write')}
      </Button>
      {problem && (
        <Alert color="red" role="alert">
          {say(problem.key, problem.values)}
        </Alert>
      )}
    </>
  )
}
