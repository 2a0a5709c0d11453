import { newCard } from '@beckon/contract'
import { z } from 'zod'

/** Messages of the gateway's frames; anything else is ignored. */
const frameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('beckon-card:ready') }),
  z.object({ type: z.literal('beckon-card:height'), height: z.number().min(0).max(2000) }),
  z.object({
    type: z.literal('beckon-card:state'),
    is_valid: z.boolean(),
    is_empty: z.boolean(),
    scheme: z.string().nullable(),
    bin: z.string().nullable(),
    last_digits: z.string().nullable(),
    name_on_card: z.string(),
  }),
  z.object({ type: z.literal('beckon-card:card'), id: z.string(), card: newCard }),
  z.object({
    type: z.literal('beckon-card:refused'),
    id: z.string(),
    why: z.enum(['invalid', 'unavailable']),
  }),
  z.object({ type: z.literal('beckon-3ds:done') }),
])
export type FrameMessage = z.infer<typeof frameMessage>

interface Frame {
  /** Origin of the page in the frame: scheme, host and port. */
  readonly origin: string
  readonly window: () => Window | null | undefined
}

/** Subscribes to the messages of one frame, checking window and origin. Returns a function that unsubscribes. */
export function listenToFrame({ origin, window: inside }: Frame, onMessage: (message: FrameMessage) => void) {
  const listen = ({ origin: from, source, data }: MessageEvent<unknown>) => {
    if (from !== origin || source === null || source !== inside()) return
    const parsed = frameMessage.safeParse(data)
    if (parsed.success) onMessage(parsed.data)
  }
  window.addEventListener('message', listen)
  return () => window.removeEventListener('message', listen)
}
