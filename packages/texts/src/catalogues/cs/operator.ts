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
} as const satisfies AreaOf<typeof source>
