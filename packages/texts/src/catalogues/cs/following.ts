import type { AreaOf } from '../../area.ts'
import type { following as source } from '../en/following.ts'

export const following = {
  'list.needs-you': 'Čeká na vás',
  'decision.missed.CANCEL': 'Odpověď nepřišla včas: objednávka pro {name} byla zdarma zrušena.',
  'decision.missed.BRING_BACK': 'Odpověď nepřišla včas: zásilka pro {name} se vrací k vám. Účtováno: {fee}.',
  'decision.missed.BRING_BACK-free': 'Odpověď nepřišla včas: zásilka pro {name} se vrací k vám zdarma.',
} as const satisfies AreaOf<typeof source>
