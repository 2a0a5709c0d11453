import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'Čeká na vás',
  'decision.missed.CANCEL': 'Odpověď nepřišla včas: objednávka pro {name} byla zdarma zrušena.',
  'decision.missed.BRING_BACK': 'Odpověď nepřišla včas: zásilka pro {name} se vrací k vám. Účtováno: {fee}.',
  'decision.missed.BRING_BACK-free': 'Odpověď nepřišla včas: zásilka pro {name} se vrací k vám zdarma.',
  'mail.missed.subject': 'Odpověď nepřišla včas: objednávka {order}',
  'mail.missed.action': 'Otevřít objednávku',
  'order.locked': 'Kurýr objednávku přijal v {time}, už ji proto nelze změnit ani zrušit.',
  'order.edit.cancelled': 'Tato objednávka byla zrušena, už ji proto nelze změnit.',
  'timeline.offers': 'Oslovení kurýři: {count}',
  'share.message': 'Dobrý den, tady {shop}! Svou zásilku můžete sledovat zde: {link}',
  'track.call-shop': 'Zavolat do obchodu',
  'tracking.on-the-way': 'Kurýři na cestě: {count}',
  'decision.new-pin': 'Špendlík nových dveří',
  'track.arrives': 'Dorazí přibližně v {time}',
} as const satisfies AreaOf<typeof source>
