import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask': 'Humingi ng PIN sa customer',
  'handover.ask-hint':
    'Gagawa kami ng 4 na numero, ibibigay mo sa customer, at sa makakapagsabi lang nito iaabot ng rider ang parcel.',
  'handover.ask-yes': 'Oo, sa pinto',
  'handover.pin': 'PIN para sa customer',
  'handover.pin-hint':
    'Pakibigay ito sa customer, o i-share ang link: nandoon din ito. Hindi ito alam ng rider at itatanong niya sa pinto.',
  'handover.pin-missing': 'May PIN ang pag-abot ng parcel na ito. Pakihingi sa customer.',
  'handover.pin-wrong': 'Mali ang PIN. Natitirang subok: {tries_left}.',
  'handover.pin-locked': 'Ilang beses nang mali ang PIN. Tinatanong ang shop kung ano ang gagawin.',
  'decision.cause.WRONG_PIN': 'Ilang beses na mali ang PIN sa pinto',
} as const satisfies AreaOf<typeof source>
