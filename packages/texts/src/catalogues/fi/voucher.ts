import type { AreaOf } from '../../area.ts'
import type { voucher as source } from '../en/voucher.ts'

export const voucher = {
  'voucher.error.validation.message': 'Tämä alennuskoodi ei ole käytettävissä',
  'voucher.error.get.message': 'Alennuskoodin tietoja ei saatu',
  'voucher.error.exists': 'Tällainen alennuskoodi on jo olemassa.',
  'voucher.error.terms': 'Nämä ehdot eivät sovi yhteen.',
  'voucher.add': 'Lisää alennuskoodi',
  'voucher.code': 'Alennuskoodi',
  'voucher.apply': 'Käytä',
  'voucher.remove': 'Poista alennuskoodi',
  'voucher.replace': 'Käytä toista alennuskoodia',
  'voucher.keep': 'Säilytä tämä alennuskoodi',
  'voucher.applied': 'Alennuskoodi {code} antaa {amount} alennusta.',
  'voucher.removed': 'Alennuskoodi poistettiin.',
  'voucher.line': 'Alennuskoodi {code}',
  'voucher.gone':
    'Alennuskoodi {code} ei ole enää käytettävissä, ja se poistettiin. Tarkista maksu uudelleen.',
  'voucher.stays': 'Alennuskoodi {code} säilyy tässä tilauksessa.',
  'order.fee-whole': 'Maksu ennen alennuskoodia',
  'order.voucher': 'Alennuskoodi',
  'order.voucher-off': '{code}, alennus {amount}',
} as const satisfies AreaOf<typeof source>
