import type { AreaOf } from '../../area.ts'
import type { voucher as source } from '../en/voucher.ts'

export const voucher = {
  'voucher.error.validation.message': 'Dieser Gutscheincode ist nicht verfügbar',
  'voucher.error.get.message': 'Die Einzelheiten des Gutscheincodes konnten nicht abgerufen werden',
  'voucher.error.exists': 'Einen Gutschein mit diesem Code gibt es schon.',
  'voucher.error.terms': 'Diese Bedingungen passen nicht zusammen.',
  'voucher.add': 'Gutschein hinzufügen',
  'voucher.code': 'Gutscheincode',
  'voucher.apply': 'Einlösen',
  'voucher.remove': 'Gutschein entfernen',
  'voucher.replace': 'Anderen Gutschein verwenden',
  'voucher.keep': 'Diesen Gutschein behalten',
  'voucher.applied': 'Der Gutschein {code} zieht {amount} ab.',
  'voucher.removed': 'Der Gutschein wurde entfernt.',
  'voucher.line': 'Gutschein {code}',
  'voucher.gone':
    'Der Gutschein {code} ist nicht mehr verfügbar und wurde entfernt. Bitte sehen Sie sich die Gebühr noch einmal an.',
  'voucher.stays': 'Der Gutschein {code} bleibt bei diesem Auftrag.',
  'order.fee-whole': 'Gebühr vor dem Gutschein',
  'order.voucher': 'Gutschein',
  'order.voucher-off': '{code}, {amount} Nachlass',
} as const satisfies AreaOf<typeof source>
