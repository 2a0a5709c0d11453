import { once } from 'node:events'
import { WebSocket } from 'ws'
import { z } from 'zod'

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() })).nonempty()
const reply = z.object({ id: z.number(), result: z.object({ usedSize: z.number() }).partial() })

/** Collects garbage in a process by its inspector; returns the bytes of its heap that are in use. */
export async function heapAfterCollection(port: number): Promise<number> {
  const [target] = targets.parse(await (await fetch(`http://127.0.0.1:${port}/json`)).json())
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  await once(socket, 'open')
  const send = async (id: number, method: string) => {
    socket.send(JSON.stringify({ id, method }))
    for (;;) {
      const [raw] = await once(socket, 'message')
      const answer = reply.safeParse(JSON.parse(String(raw)))
      if (answer.success && answer.data.id === id) return answer.data.result
    }
  }
  await send(1, 'HeapProfiler.collectGarbage')
  const { usedSize = Number.NaN } = await send(2, 'Runtime.getHeapUsage')
  socket.terminate()
  return usedSize
}
