import { type ExportFormat, historyCalls } from '@beckon/contract'
import { useEffect, useRef, useState } from 'react'
import { problemOf, useClient } from '../../platform/client/index.ts'
import { saveFile } from '../../platform/files/index.ts'
import { LONG_DURATION_MS, useNotify } from '../../platform/notifications/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import type { HistoryQuery } from './history-filter.ts'
import { receiveFile } from './receive-file.ts'

export interface ExportProgress {
  readonly done: number
  /** Undefined until the service has counted the orders. */
  readonly total: number | undefined
}

/** Refusals with texts of their own; anything else is shown as a failed download. */
const spoken = ['export.running', 'export.too-large', 'history.period', 'vendor.not-found']
/** The smallest shown step of the progress; more frequent ones are not readable. */
const STEP = 0.01

/** Exports all orders of the filter, one export at a time, with progress and a way to cancel. */
export function useExport(vendorId: string, filterQuery: HistoryQuery | undefined) {
  const notify = useNotify()
  const { t } = useTexts()
  const [progress, setProgress] = useState<ExportProgress>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const receive = useReceive(vendorId, filterQuery, setProgress)

  async function start(format: ExportFormat): Promise<void> {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setProgress({ done: 0, total: undefined })
    const result = await receive(format, controller.signal)
    // The user has left the page and may have started another export.
    if (controller.signal.aborted || running.current !== controller) return
    running.current = undefined
    setProgress(undefined)
    if (result.ok) notify(result.text, { kind: 'success' })
    else notify(result.text, { kind: 'error', duration: LONG_DURATION_MS })
  }

  const cancel = () => {
    running.current?.abort()
    running.current = undefined
    setProgress(undefined)
    notify(t('history.export.cancelled'))
  }
  return { progress, start: (format: ExportFormat) => void start(format), cancel }
}

interface ExportNotice {
  readonly ok: boolean
  readonly text: string
}

type SetProgress = (next: (before: ExportProgress | undefined) => ExportProgress | undefined) => void

/** Downloads the file and returns the notice about it. */
function useReceive(vendorId: string, filterQuery: HistoryQuery | undefined, setProgress: SetProgress) {
  const client = useClient()
  const { t, say, locale } = useTexts()
  const failed: ExportNotice = { ok: false, text: t('history.export.failed') }
  const show = (done: number, total: number) => setProgress((before) => further(before, done, total))
  return async (format: ExportFormat, signal: AbortSignal): Promise<ExportNotice> => {
    const query = {
      ...filterQuery,
      from: filterQuery?.from ?? 0,
      to: filterQuery?.to ?? 0,
      format,
      language: locale,
    }
    const input = { params: { id: vendorId }, query }
    const opened = await client.open(historyCalls.exportOrders, input, { signal })
    if (!opened.ok) {
      const { code, key } = problemOf(opened.error)
      return spoken.includes(code) ? { ok: false, text: say(key) } : failed
    }
    // A connection that is lost midway ends the stream.
    const received = await receiveFile(opened.answer, format, show).catch(() => undefined)
    if (!received || signal.aborted) return failed
    saveFile(received.blob, received.name)
    return { ok: true, text: t('history.export.done', { name: received.name }) }
  }
}

const further = (before: ExportProgress | undefined, done: number, total: number): ExportProgress =>
  before?.total !== undefined && done < total && done - before.done < total * STEP ? before : { done, total }
