import { z } from 'zod'
import { after } from '../clock/index.ts'

/** Messages of the embedding page. */
const fromHost = z.object({ type: z.literal('beckon:platform-token'), token: z.string().min(1).max(8000) })

/** Messages to the embedding page: we are ready, or our token is about to expire. */
export type ToHost = { readonly type: 'beckon:ready' } | { readonly type: 'beckon:token-needed' }

/** The parts of a window that are used. */
export interface EmbeddedWindow {
  readonly parent: unknown
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> | undefined }
  readonly document: { readonly referrer: string }
  addEventListener(type: 'message', listen: (event: MessageEvent) => void): void
}

export interface HostPage {
  /** Shown inside another page. Its origin is learnt from its messages. */
  readonly isEmbedded: boolean
  post(message: ToHost): void
  onToken(notify: (token: string) => void): () => void
  /** Sends a message and waits for a token; undefined when none arrives in time. */
  ask(message: ToHost): Promise<string | undefined>
}

/** How long the page around us has to answer. */
const TIMEOUT_MS = 10_000

/** The embedding page: messages are exchanged with the configured origins only. */
export function hostPage(page: EmbeddedWindow, origins: readonly string[]): HostPage {
  const listeners = new Set<(token: string) => void>()
  const { parent } = page
  const isEmbedded = parent !== page
  page.addEventListener('message', ({ origin, source, data }) => {
    if (!isEmbedded || source !== parent || !origins.includes(origin)) return
    const message = fromHost.safeParse(data)
    if (message.success) for (const notify of listeners) notify(message.data.token)
  })
  const post = (message: ToHost) => {
    if (!isEmbedded || !canPost(parent)) return
    for (const origin of trustedOrigins(page, origins)) parent.postMessage(message, origin)
  }
  const onToken = (notify: (token: string) => void) => {
    listeners.add(notify)
    return () => void listeners.delete(notify)
  }
  return {
    isEmbedded,
    post,
    onToken,
    ask: (message) =>
      new Promise((resolve) => {
        const done = (token: string | undefined) => {
          stop()
          cancel()
          resolve(token)
        }
        const stop = onToken(done)
        const cancel = after(TIMEOUT_MS, () => done(undefined))
        post(message)
      }),
  }
}

const canPost = (target: unknown): target is { postMessage(message: unknown, origin: string): void } =>
  typeof target === 'object' && target !== null && 'postMessage' in target

/**
 * Returns the embedder's origin where the browser reveals it; else all permitted ones, of which the browser lets one
 * through.
 */
function trustedOrigins(
  { location, document }: EmbeddedWindow,
  origins: readonly string[],
): readonly string[] {
  const [nearest] = Array.from(location.ancestorOrigins ?? [])
  const around = nearest ?? originOf(document.referrer)
  return around !== undefined && origins.includes(around) ? [around] : origins
}

const originOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).origin : undefined)
