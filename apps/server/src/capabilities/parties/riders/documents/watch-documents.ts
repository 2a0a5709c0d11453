import { DOCUMENT_EXPIRES_SOON_DAYS, dueReminder } from '@beckon/domain/rider'
import { dayAfter, daysBetween } from '@beckon/domain/time'
import type { CountryCode } from '@beckon/domain/country'
import { inTransaction } from '../../../../platform/database/transaction.ts'
import type { RiderDeps } from '../deps.ts'
import { deleteDocuments, documentCountries, expiringDocuments, noteReminder } from './document-store.ts'
import { notifyRider } from './notify-rider.ts'
import { requiredIn, todayIn } from './own-documents.ts'

const DAY_MS = 86_400_000

export type WatchDeps = Pick<RiderDeps, 'db' | 'clock' | 'parameters' | 'deploymentOf' | 'linkTo' | 'notify'>

/**
 * Reminds riders of required documents that expire, ends those that have expired, and deletes those whose days are
 * over. Several processes may do so at once.
 */
export async function watchDocuments(deps: WatchDeps): Promise<void> {
  for (const country of await documentCountries(deps.db)) {
    await remind(deps, country)
    const { riderDocumentDays } = await deps.parameters.of(country)
    const before = new Date(deps.clock.now().getTime() - riderDocumentDays * DAY_MS)
    await deleteDocuments(deps.db, country, before)
  }
}

async function remind(deps: WatchDeps, country: CountryCode): Promise<void> {
  const today = todayIn(deps, country)
  const until = dayAfter(today, DOCUMENT_EXPIRES_SOON_DAYS)
  for (const document of await expiringDocuments(deps.db, country, until)) {
    const days = daysBetween(today, document.expires_on)
    const { reminded: before, kind } = document
    const reminder = dueReminder(days, before)
    if (reminder === undefined) continue
    const isActive = document.status === 'active'
    // A suspended rider who comes back gets the reminder then; an expired document ends in any case.
    if (!isActive && reminder >= 0) continue
    const isNotified = isActive && (await requiredIn(deps, country, document.vehicle)).includes(kind)
    await inTransaction(deps.db, async (tx) => {
      const { rider_id: riderId, document_id: documentId, phone, language } = document
      const noted = { riderId, documentId, before, reminder, now: deps.clock.now() }
      if (!(await noteReminder(tx, noted)) || !isNotified) return
      await notifyRider(
        deps,
        tx,
        { country, phone, language },
        reminder < 0
          ? { kind: 'rider-document', document: kind, event: 'expired' }
          : { kind: 'rider-document', document: kind, event: 'expiring', days },
      )
    })
  }
}
