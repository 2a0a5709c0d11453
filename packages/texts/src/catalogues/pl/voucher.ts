import type { AreaOf } from '../../area.ts'
import type { voucher as source } from '../en/voucher.ts'

export const voucher = {
  'voucher.error.validation.message': 'Ten kod kuponu jest niedostępny',
  'voucher.error.get.message': 'Nie można pobrać szczegółów kodu kuponu',
  'voucher.error.exists': 'Kupon o tym kodzie już istnieje.',
  'voucher.error.terms': 'Te warunki do siebie nie pasują.',
  'voucher.add': 'Dodaj kupon',
  'voucher.code': 'Kod kuponu',
  'voucher.apply': 'Zastosuj',
  'voucher.remove': 'Usuń kupon',
  'voucher.replace': 'Użyj innego kuponu',
  'voucher.keep': 'Zostaw ten kupon',
  'voucher.applied': 'Kupon {code} obniża opłatę o {amount}.',
  'voucher.removed': 'Kupon usunięto.',
  'voucher.line': 'Kupon {code}',
  'voucher.gone': 'Kupon {code} nie jest już dostępny i został usunięty. Sprawdź opłatę jeszcze raz.',
  'voucher.stays': 'Kupon {code} pozostaje przy tym zleceniu.',
  'order.fee-whole': 'Opłata przed kuponem',
  'order.voucher': 'Kupon',
  'order.voucher-off': '{code}, zniżka {amount}',
} as const satisfies AreaOf<typeof source>
