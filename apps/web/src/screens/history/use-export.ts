import { type ExportFormat, historyCalls } from '@beckon/contract'
import { useEffect, useRef, useState } from 'react'
import { problemOf, useClient } from '../../platform/client/index.ts'
import { LONG_DURATION_MS, useNotify } from '../../platform/notifications/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import type { Asked } from './history-filter.ts'
import { type Received, receiveFile } from './receive-file.ts'

export interface Progress {
  readonly done: number
  /** Undefined until the service has counted. */
  readonly total: number | undefined
}

/** What the service says in words of its own; anything else is a download that failed. */
const spoken = ['export.running', 'export.too-large', 'history.period', 'vendor.not-found']
/** Of the whole; more often nobody can read it. */
const STEP = 0.01

/** A file of everything that the filter finds: how far it is, and a way to leave it. One at a time. */
export function useExport(vendorId: string, asked: Asked | undefined) {
  const client = useClient()
  const notify = useNotify()
  const { t, say, locale } = useTexts()
  const [progress, setProgress] = useState<Progress>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const fail = (text: string) => notify(text, { kind: 'error', duration: LONG_DURATION_MS })
  const show = (done: number, total: number) =>
    setProgress((before) =>
      before?.total !== undefined && done < total && done - before.done < total * STEP
        ? before
        : { done, total },
    )

  async function receive(format: ExportFormat, signal: AbortSignal): Promise<void> {
    const query = { ...asked, from: asked?.from ?? 0, to: asked?.to ?? 0, format, language: locale }
    const opened = await client.open(
      historyCalls.exportOrders,
      { params: { id: vendorId }, query },
      { signal },
    )
    if (signal.aborted) return
    if (!opened.ok) {
      const { code, key } = problemOf(opened.error)
      fail(spoken.includes(code) ? say(key) : t('history.export.failed'))
      return
    }
    // A connection that is lost midway ends the reading.
    const received = await receiveFile(opened.answer, format, show).catch(() => undefined)
    if (signal.aborted) return
    if (received) {
      save(received)
      notify(t('history.export.done', { name: received.name }), { kind: 'success' })
    } else fail(t('history.export.failed'))
  }

  async function start(format: ExportFormat): Promise<void> {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setProgress({ done: 0, total: undefined })
    await receive(format, controller.signal)
    if (running.current === controller) running.current = undefined
    setProgress(undefined)
  }

  const cancel = () => {
    running.current?.abort()
    running.current = undefined
    setProgress(undefined)
    notify(t('history.export.cancelled'))
  }
  return { progress, start: (format: ExportFormat) => void start(format), cancel }
}

/** Hands the file to the browser, as if a link to it had been pressed. */
function save({ blob, name }: Received): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  URL.revokeObjectURL(link.href)
}
