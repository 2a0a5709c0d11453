import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Html } from '../answers/html.ts'
import { POLICY } from './security-headers.ts'

/** Lets a page have one more source of styles. */
function allowStyles(reply: FastifyReply, source: string): void {
  const policy = String(reply.getHeader(POLICY))
  reply.header(POLICY, policy.replace("style-src 'self'", `style-src 'self' '${source}'`))
}

const NONCE_BYTES = 16

/**
 * Adds a nonce to a page whose component library makes style elements. Each answer has another one, so a page must not be
 * sent from a cache.
 */
export function withStyleNonce(reply: FastifyReply, page: string): string {
  const nonce = randomBytes(NONCE_BYTES).toString('base64')
  allowStyles(reply, `nonce-${nonce}`)
  return page.replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}">`)
}

const styleElement = /<style>([^<]*)<\/style>/gu

/** Sends a page of ours with the hashes of the style elements that it has. */
export function sendPage(reply: FastifyReply, { text }: Html): FastifyReply {
  for (const [, css = ''] of text.matchAll(styleElement)) {
    allowStyles(reply, `sha256-${createHash('sha256').update(css).digest('base64')}`)
  }
  return reply.type('text/html; charset=utf-8').send(text)
}

/** Emails have styles in attributes, as their readers want them; only the mailbox of a rehearsal shows any. */
export function allowStyleAttributes(reply: FastifyReply): void {
  reply.header(POLICY, `${String(reply.getHeader(POLICY))};style-src-attr 'unsafe-inline'`)
}
