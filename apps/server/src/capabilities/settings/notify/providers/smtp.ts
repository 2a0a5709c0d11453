import type { Transporter } from 'nodemailer'
import { type Transport, isPolicy, RecipientRefused } from './transport.ts'

const TIMEOUT_MS = 15_000

/** Hands mails to a mail server. The library is loaded with the first mail. */
export function smtpTransport(url: string): Transport {
  let opened: Promise<Transporter> | undefined
  return {
    async carry({ from, sender, message }) {
      opened ??= open(url)
      const sent = (await opened).sendMail({
        from: { name: sender, address: from },
        to: { name: '', address: message.recipient },
        subject: message.subject,
        text: message.body_text,
        html: message.body_html,
        messageId: `<${message.message_id}@${from.split('@')[1] ?? 'beckon'}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      await sent.catch((error: unknown) => {
        throw refusalIn(error) ?? error
      })
    },
    stop: async () => (await opened)?.close(),
  }
}

async function open(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // The content is generated here; no part of it may read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Commands whose refusal concerns one recipient or message: connection, sign-in and sender were accepted before. */
const ofOneMessage = new Set(['RCPT TO', 'DATA'])

function refusalIn(error: unknown): RecipientRefused | undefined {
  if (!(error instanceof Error) || !('command' in error) || !ofOneMessage.has(String(error.command)))
    return undefined
  const code = 'responseCode' in error ? Number(error.responseCode) : 0
  // No answer at all: the connection was lost.
  if (!code) return undefined
  return new RecipientRefused(error.message, code >= 500 && !isPolicy(error.message))
}
