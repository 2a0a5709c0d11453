import { once } from 'node:events'
import { WebSocket } from 'ws'
import { z } from 'zod'

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() })).nonempty()
const reply = z.object({ id: z.number(), result: z.unknown() })
const heapUsage = z.object({ usedSize: z.number() })
const evaluated = z.object({ result: z.object({ value: z.string() }) })
const loopUtilisation = z.object({ idle: z.number(), active: z.number() })

/** Milliseconds that the event loop of a process was idle and active since its start. */
export type LoopTimes = z.infer<typeof loopUtilisation>

/** Collects garbage in a process by its inspector; returns the bytes of its heap that are in use. */
export function heapAfterCollection(port: number): Promise<number> {
  return withInspector(port, async (send) => {
    await send('HeapProfiler.collectGarbage')
    return heapUsage.parse(await send('Runtime.getHeapUsage')).usedSize
  })
}

export function eventLoopTimes(port: number): Promise<LoopTimes> {
  return withInspector(port, async (send) => {
    const expression = 'JSON.stringify(performance.eventLoopUtilization())'
    const { result } = evaluated.parse(await send('Runtime.evaluate', { expression }))
    return loopUtilisation.parse(JSON.parse(result.value))
  })
}

type Send = (method: string, params?: object) => Promise<unknown>

async function withInspector<T>(port: number, use: (send: Send) => Promise<T>): Promise<T> {
  const [target] = targets.parse(await (await fetch(`http://127.0.0.1:${port}/json`)).json())
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  await once(socket, 'open')
  let last = 0
  const send: Send = async (method, params = {}) => {
    const id = ++last
    socket.send(JSON.stringify({ id, method, params }))
    for (;;) {
      const [raw] = await once(socket, 'message')
      const answer = reply.safeParse(JSON.parse(String(raw)))
      if (answer.success && answer.data.id === id) return answer.data.result
    }
  }
  try {
    return await use(send)
  } finally {
    socket.terminate()
  }
}
