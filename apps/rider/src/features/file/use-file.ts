import type { Client } from '@beckon/contract/client'
import { useEffect, useState } from 'react'
import { type CallProblem, problemOf } from '../../platform/client/index.ts'
import { useDeps } from '../../platform/deps/index.ts'

export interface FetchedFile {
  /** Address within this page. */
  readonly url: string
  readonly mediaType: string
}

export interface FileState {
  readonly file: FetchedFile | undefined
  readonly isBusy: boolean
  readonly problem: CallProblem | undefined
  readonly fetch: () => Promise<void>
}

/** A file of the service, fetched when the rider asks for it. `open` begins the answer. */
export function useFile(open: (client: Client) => ReturnType<Client['open']>): FileState {
  const { client } = useDeps()
  const [file, setFile] = useState<FetchedFile>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  useEffect(() => () => URL.revokeObjectURL(file?.url ?? ''), [file])
  async function fetch(): Promise<void> {
    setBusy(true)
    setProblem(undefined)
    const opened = await open(client)
    // A connection that is lost meanwhile ends the file.
    const blob = opened.ok ? await opened.answer.blob().catch(() => undefined) : undefined
    setBusy(false)
    if (blob) setFile({ url: URL.createObjectURL(blob), mediaType: blob.type })
    else setProblem(problemOf(opened.ok ? { kind: 'offline' } : opened.error))
  }
  return { file, isBusy, problem, fetch }
}
