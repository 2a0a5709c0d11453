import type { AreaOf } from '../../area.ts'
import type { voucher as source } from '../en/voucher.ts'

export const voucher = {
  'voucher.error.validation.message': 'Tento kód poukazu není k dispozici',
  'voucher.error.get.message': 'Podrobnosti kódu poukazu nelze načíst',
  'voucher.error.exists': 'Poukaz s tímto kódem už existuje.',
  'voucher.error.terms': 'Tyto podmínky si odporují.',
  'voucher.add': 'Přidat poukaz',
  'voucher.code': 'Kód poukazu',
  'voucher.apply': 'Použít',
  'voucher.remove': 'Odebrat poukaz',
  'voucher.replace': 'Použít jiný poukaz',
  'voucher.keep': 'Ponechat tento poukaz',
  'voucher.applied': 'Poukaz {code} snižuje poplatek o {amount}.',
  'voucher.removed': 'Poukaz byl odebrán.',
  'voucher.line': 'Poukaz {code}',
  'voucher.gone': 'Poukaz {code} už není k dispozici a byl odebrán. Podívejte se na poplatek znovu.',
  'voucher.stays': 'Poukaz {code} zůstává u této objednávky.',
  'order.fee-whole': 'Poplatek před slevou z poukazu',
  'order.voucher': 'Poukaz',
  'order.voucher-off': '{code}, sleva {amount}',
} as const satisfies AreaOf<typeof source>
