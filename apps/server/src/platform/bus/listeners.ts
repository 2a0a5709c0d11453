import { z } from 'zod'
import type { BusId, BusListener } from './bus.ts'
import type { BusMeasures } from './bus-measures.ts'

/** PostgreSQL takes 8000 bytes with a notification. */
const LIMIT = 7900

const message = z.tuple([z.string()], z.union([z.string(), z.number()]))

/** Returns a message as text: its topic and ids. */
export function messageOf(topic: string, ids: readonly BusId[]): string {
  const text = JSON.stringify([topic, ...ids])
  if (Buffer.byteLength(text) > LIMIT) throw new RangeError(`too much for one message on ${topic}`)
  return text
}

/** The listeners of this process. */
export function createListeners(measures: BusMeasures | undefined) {
  const ofTopic = new Map<string, BusListener[]>()
  const ofGaps: (() => void)[] = []
  return {
    subscribe: (topic: string, listener: BusListener) =>
      void ofTopic.set(topic, [...(ofTopic.get(topic) ?? []), listener]),
    onGap: (listener: () => void) => void ofGaps.push(listener),
    /** Hands a message to the listeners of its topic. Others may write to the bus: what is no message is left out. */
    deliver(text: string): void {
      const parsed = message.safeParse(parsedJson(text))
      measures?.received(parsed.success ? 'read' : 'left_out')
      if (!parsed.success) return
      const [topic, ...ids] = parsed.data
      for (const listener of ofTopic.get(topic) ?? []) listener(ids)
    },
    gap(): void {
      for (const listener of ofGaps) listener()
    },
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
