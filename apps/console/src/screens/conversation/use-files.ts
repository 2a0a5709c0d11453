import { calls, type HelpFile } from '@beckon/contract'
import { useState } from 'react'
import { type CallProblem, problemOf } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { asBytes } from '../../platform/files/index.ts'

/** Files that go with the next answer; each is checked as soon as it is chosen. */
export function useFiles(conversationId: string) {
  const { client } = useDeps()
  const [kept, setKept] = useState<readonly HelpFile[]>([])
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  const add = async (file: File | null) => {
    if (!file) return
    setSending(true)
    const sent = await client.call(calls.sendOperatorFile, {
      params: { id: conversationId },
      query: { name: file.name },
      body: asBytes(file),
    })
    setSending(false)
    setProblem(sent.ok ? undefined : problemOf(sent.error))
    if (sent.ok) setKept((before) => [...before, sent.answer.result])
  }
  return {
    kept,
    isSending,
    problem,
    add,
    remove: (id: string) => setKept((before) => before.filter(({ file_id }) => file_id !== id)),
    clear: () => setKept([]),
  }
}
