import type { CallResult, Client } from '@beckon/contract/client'
import type { TextKey } from '@beckon/texts'
import { useState } from 'react'
import { useClient } from '../../platform/client/index.ts'
import { LONG_DURATION_MS, useNotify } from '../../platform/notifications/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

type Open = (client: Client, options: object) => Promise<CallResult<Response>>

/** Downloads a file, or shows the given error when that fails. */
export function useDownload(failure: Extract<TextKey, `bulk.error.${string}`>) {
  const client = useClient()
  const notify = useNotify()
  const { t } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const run = async (open: Open, name: string) => {
    setBusy(true)
    const opened = await open(client, {})
    const blob = opened.ok ? await opened.answer.blob().catch(() => undefined) : undefined
    setBusy(false)
    if (blob) save(blob, name)
    else notify(t(failure), { kind: 'error', duration: LONG_DURATION_MS })
  }
  return { isBusy, download: (open: Open, name: string) => void run(open, name) }
}

/** A temporary link triggers the browser's download. */
function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  URL.revokeObjectURL(link.href)
}
