import type { TestServer } from './test-server.ts'

export interface Mailed {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Token in the fragment of its link; an empty string where there is none. */
  readonly token: string
  /** Its six digits; an empty string where there are none. */
  readonly code: string
}

/** Returns the emails to an address, newest first. */
export async function mailsTo(server: TestServer, recipient: string): Promise<Mailed[]> {
  const messages = await server.platform.db
    .selectFrom('message')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .execute()
  return messages.map(({ subject, body_text: text, body_html }) => ({
    subject,
    text,
    html: body_html,
    token: /#(?:\w+=)?([\w-]{40,})/u.exec(text)?.[1] ?? '',
    code: /^\d{6}$/mu.exec(text)?.[0] ?? '',
  }))
}

/** The newest one. */
export async function mailTo(server: TestServer, recipient: string): Promise<Mailed> {
  const [newest] = await mailsTo(server, recipient)
  if (!newest) throw new Error(`nothing was written to ${recipient}`)
  return newest
}
