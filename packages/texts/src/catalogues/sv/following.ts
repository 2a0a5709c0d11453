import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'Behöver dig',
  'decision.missed.CANCEL': 'Inget svar i tid: ordern till {name} avbeställdes utan kostnad.',
  'decision.missed.BRING_BACK':
    'Inget svar i tid: paketet till {name} är på väg tillbaka till dig. {fee} debiterades.',
  'decision.missed.BRING_BACK-free':
    'Inget svar i tid: paketet till {name} är på väg tillbaka till dig utan kostnad.',
  'mail.missed.subject': 'Inget svar i tid för order {order}',
  'mail.missed.action': 'Öppna ordern',
  'order.locked': 'Ett bud accepterade kl. {time}, så ordern kan inte längre ändras eller avbeställas.',
  'order.edit.cancelled': 'Den här ordern är avbeställd och kan inte längre ändras.',
  'timeline.offers': 'Tillfrågade bud: {count}',
  'share.message': 'Hej från {shop}! Följ ditt paket här: {link}',
  'track.call-shop': 'Ring butiken',
  'tracking.on-the-way': 'Bud på väg: {count}',
  'decision.new-pin': 'Nål för den nya dörren',
  'track.arrives': 'Kommer ungefär {time}',
} as const satisfies AreaOf<typeof source>
