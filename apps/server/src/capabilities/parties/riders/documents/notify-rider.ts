import type { CountryCode, LocaleTag } from '@beckon/domain/country'
import type { Tx } from '../../../../platform/database/transaction.ts'
import type { Occasion } from '../../../settings/notify/index.ts'
import type { RiderDeps } from '../deps.ts'

type DocumentOccasion = Extract<Occasion, { kind: 'rider-document' }>
type WithoutUrl<O> = O extends unknown ? Omit<O, 'url'> : never

interface Addressee {
  readonly country: CountryCode
  readonly phone: string
  readonly language: LocaleTag | null
}

/** Writes a text about a document to a rider; without a gateway for texts the app shows the same. */
export async function notifyRider(
  { notify, linkTo, deploymentOf }: Pick<RiderDeps, 'notify' | 'linkTo' | 'deploymentOf'>,
  tx: Tx,
  { country, phone: recipient, language }: Addressee,
  occasion: WithoutUrl<DocumentOccasion>,
): Promise<void> {
  if (!(await notify.canReach('text'))) return
  const url = linkTo(deploymentOf(country), '/rider/documents')
  await notify.send(tx, { country, channel: 'text', recipient, language }, { ...occasion, url })
}
