import { z } from 'zod'

/** What the portal tells the page in its frame: its word for who asks, fetched anew. */
const newToken = z.object({ type: z.literal('beckon-help:token'), token: z.string() })

/** Told to the page that was opened, and to nothing else that the frame may show instead. */
export function tellToken(inside: Window | null | undefined, page: string, token: string): void {
  inside?.postMessage({ type: 'beckon-help:token', token }, new URL(page).origin)
}

/** Hears the portal that has this page in its frame, and no other. Answers how to stop. */
export function hearToken(onToken: (token: string) => void): () => void {
  const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || source !== window.parent) return
    const parsed = newToken.safeParse(data)
    if (parsed.success) onToken(parsed.data.token)
  }
  window.addEventListener('message', listen)
  return () => window.removeEventListener('message', listen)
}
