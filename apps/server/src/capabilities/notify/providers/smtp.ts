import { createTransport } from 'nodemailer'
import type { Carrier } from './carrier.ts'

const TIMEOUT_MS = 15_000

/** Hands mails to a mail server. */
export function smtpCarrier(url: string): Carrier {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // What we send is made here; nothing of it may read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async carry({ from, sender, message }) {
      await transport.sendMail({
        from: { name: sender, address: from },
        to: { name: '', address: message.recipient },
        subject: message.subject,
        text: message.body_text,
        html: message.body_html,
        messageId: `<${message.message_id}@${from.split('@')[1] ?? 'beckon'}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    stop: async () => transport.close(),
  }
}
