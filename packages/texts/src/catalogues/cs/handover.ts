import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask': 'Vyžádat od zákazníka PIN',
  'handover.ask-hint': 'Vylosujeme 4 číslice, vy je předáte a kurýr vydá zásilku jen tomu, kdo je řekne.',
  'handover.ask-yes': 'Ano, u dveří',
  'handover.pin': 'PIN pro zákazníka',
  'handover.pin-hint':
    'Předejte ho prosím zákazníkovi, nebo sdílejte odkaz: je vidět i tam. Kurýr ho nezná a zeptá se na něj u dveří.',
  'handover.pin-missing': 'Tato zásilka se vydává na PIN. Zeptejte se na něj zákazníka.',
  'handover.pin-wrong': 'PIN nesouhlasí. Zbývající pokusy: {tries_left}.',
  'handover.pin-locked': 'PIN byl příliš mnohokrát zadán špatně. Ptáme se obchodu, co dělat.',
  'decision.cause.WRONG_PIN': 'PIN u dveří byl příliš mnohokrát zadán špatně',
} as const satisfies AreaOf<typeof source>
