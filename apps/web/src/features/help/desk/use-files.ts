import { helpCalls, type HelpFile } from '@beckon/contract'
import type { CallError } from '@beckon/contract/client'
import { useState } from 'react'
import { useHelpSession } from './help-session-context.ts'

/** Files that go with the next message; each is checked as soon as it is chosen. */
export function useFiles() {
  const { client } = useHelpSession()
  const [kept, setKept] = useState<readonly HelpFile[]>([])
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<CallError | null>(null)
  async function add(file: File | null) {
    if (!file) return
    setSending(true)
    setProblem(null)
    const body = new File([file], file.name, { type: 'application/octet-stream' })
    const sent = await client.call(helpCalls.sendHelpFile, { query: { name: file.name }, body })
    setSending(false)
    if (sent.ok) setKept((before) => [...before, sent.answer.result])
    else setProblem(sent.error)
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
