import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../../platform/database/connect.ts'
import type { Channel } from './deliver.ts'
import { type Html, html } from '../../../platform/http/answers/html.ts'
import { allowStyleAttributes, sendPage } from '../../../platform/http/web/style-sources.ts'

const SHOWN = 50
const query = z.object({ to: z.string().max(254).optional() })
type Query = z.output<typeof query>

interface StoredMessage {
  readonly message_id: string
  readonly channel: string
  readonly recipient: string
  readonly subject: string
  readonly body_text: string
  readonly body_html: string
  readonly created_at: Date
}

/** `/dev/mailbox`: what the service wrote to people of this country and did not send, newest first; `.json` for a program. */
export function mailboxRoutes(app: FastifyInstance, db: Database, channels: readonly Channel[]): void {
  const kept = ({ deployment: { country } }: FastifyRequest, { to }: Query): Promise<StoredMessage[]> =>
    db
      .selectFrom('message')
      .select(['message_id', 'channel', 'recipient', 'subject', 'body_text', 'body_html', 'created_at'])
      .where('country', '=', country)
      .where('channel', 'in', channels)
      .$if(to !== undefined, (one) => one.where('recipient', '=', to ?? ''))
      .orderBy('created_at', 'desc')
      .limit(SHOWN)
      .execute()
  const schema = { querystring: query }
  app.get<{ Querystring: Query }>('/dev/mailbox.json', { schema }, async (request, reply) =>
    reply.send(await kept(request, request.query)),
  )
  app.get<{ Querystring: Query }>('/dev/mailbox', { schema }, async (request, reply) => {
    const messages = await kept(request, request.query)
    allowStyleAttributes(reply)
    return sendPage(reply, page(request.deployment.name, messages))
  })
}

const page = (country: string, messages: readonly StoredMessage[]): Html => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox · ${country}</title>
<style>
body{margin:0 auto;max-width:760px;padding:24px 16px;font:15px/1.5 system-ui,sans-serif;color:#111827;background:#f3f4f6}
details{margin:0 0 12px;background:#fff;border:1px solid #e5e7eb;border-radius:10px}
summary{padding:12px 16px;cursor:pointer}
summary small{display:block;color:#6b7280}
iframe{width:100%;height:460px;border:0;border-top:1px solid #e5e7eb}
</style></head>
<body><h1>Mailbox</h1>
<p>Emails and texts of the service to people in ${country}, newest first. This page does not exist in production.</p>
${messages.length === 0 ? html`<p>Nothing yet.</p>` : messages.map((message, index) => entry(message, index === 0))}
</body></html>`

const entry = (
  message: StoredMessage,
  isOpen: boolean,
): Html => html`<details${isOpen ? html` open` : html``}>
<summary>${message.subject}<small>${message.channel} · ${message.recipient} · ${message.created_at.toISOString()}</small></summary>
<iframe title="${message.subject}" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" srcdoc="${message.body_html.replace('<head>', '<head><base target="_top">')}"></iframe>
</details>`
