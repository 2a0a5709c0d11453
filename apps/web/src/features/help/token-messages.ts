import { z } from 'zod'

/** A fresh user token, sent by the portal to the page in its frame. */
const newToken = z.object({ type: z.literal('beckon-help:token'), token: z.string() })

/** Sends the token to the origin of the opened page only, whatever the frame shows instead. */
export function sendToken(inside: Window | null | undefined, page: string, token: string): void {
  inside?.postMessage({ type: 'beckon-help:token', token }, new URL(page).origin)
}

/** Listens to the portal that embeds this page, and to no other. Returns a function that stops it. */
export function onTokenMessage(onToken: (token: string) => void): () => void {
  const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || source !== window.parent) return
    const parsed = newToken.safeParse(data)
    if (parsed.success) onToken(parsed.data.token)
  }
  window.addEventListener('message', listen)
  return () => window.removeEventListener('message', listen)
}
