import type { AreaOf } from '../../area.ts'
import type { operator as source } from '../en/operator.ts'

export const operator = {
  'error.vendor-exists': 'Partner s tímto kódem už existuje.',
  'error.flag-unknown': 'Takový přepínač neexistuje.',
  'error.parameter-invalid': 'Tato hodnota pro nastavení neplatí.',
  'error.account-not-found': 'Takový účet neexistuje.',
  'error.platform-vendor': 'Některý z těchto partnerů v této zemi neexistuje.',
  'error.service-hours-format': 'formát musí být dddd:dddd (0000:2359 znamená nepřetržitě)',
  'error.service-hours-range': 'provozní doba musí být mezi 0 a 2359',
  'flags.unavailable': 'Některá nastavení se nepodařilo načíst, části portálu proto teď mohou chybět.',
  'error.text-unknown': 'V tomto jazyce takový text není.',
  'error.text-invalid': 'Tento text tam být nemůže.',
  'text.fault.empty': 'Text nesmí být prázdný a nesmí začínat ani končit mezerou.',
  'text.fault.placeholders': 'Ve složených závorkách musí být stejné názvy jako v anglickém textu.',
  'text.fault.marks': 'Text nesmí obsahovat značky ani řídicí znaky.',
  'text.fault.long': 'Text je na své místo příliš dlouhý.',
} as const satisfies AreaOf<typeof source>
