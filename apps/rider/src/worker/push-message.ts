import { z } from 'zod'
import type { PushTexts } from '../platform/push/push-texts.ts'

/** The body of a declarative push message, which new iPhones show without this worker. */
const declarative = z.object({
  notification: z.object({
    title: z.string(),
    body: z.string().optional(),
    navigate: z.string().optional(),
    tag: z.string().optional(),
    lang: z.string().optional(),
    dir: z.enum(['auto', 'ltr', 'rtl']).optional(),
  }),
})

/** A notification as it is shown. */
export interface Shown {
  readonly title: string
  readonly options: NotificationOptions & { readonly data: { readonly navigate: string } }
}

const HOME = '/rider/'
const OFFER = { tag: 'offer' }
const WORK = { tag: 'work', title: 'Dispatch changed your work' }
const english: PushTexts = { title: 'New offer', body: '', language: 'en', direction: 'ltr' }

/** A message without texts: an offer, or a change of the work by dispatch. */
const message = z.object({ kind: z.string() })

function textsFor(body: unknown, { title, body: text, work }: PushTexts) {
  const parsed = message.safeParse(body)
  const isOffer = !parsed.success || parsed.data.kind === 'offer'
  return isOffer ? { ...OFFER, title, text } : { tag: WORK.tag, title: work ?? WORK.title, text: '' }
}

/** Returns the notification of a push message; a message without texts gets those of the rider's language. */
export function notificationOf(body: unknown, texts: PushTexts = english): Shown {
  const parsed = declarative.safeParse(body)
  const sent = parsed.success ? parsed.data.notification : undefined
  const own = textsFor(body, texts)
  return {
    title: sent?.title ?? own.title,
    options: {
      body: sent?.body ?? (sent ? '' : own.text),
      tag: sent?.tag ?? own.tag,
      lang: sent?.lang ?? texts.language,
      dir: sent?.dir ?? texts.direction,
      icon: '/rider/icon-192.png',
      requireInteraction: true,
      data: { navigate: ownPath(sent?.navigate) },
    },
  }
}

/** A notification opens pages of the app only. */
function ownPath(navigate: string | undefined): string {
  const { pathname } = new URL(navigate ?? HOME, 'https://host.invalid')
  return pathname.startsWith(HOME) ? pathname : HOME
}
