import type { AreaOf } from '../../area.ts'
import type { handover as source } from '../en/handover.ts'

export const handover = {
  'handover.ask': 'PIN vom Kunden verlangen',
  'handover.ask-hint':
    'Wir wählen 4 Ziffern, Sie geben sie weiter, und der Kurier übergibt nur an die Person, die sie nennt.',
  'handover.ask-yes': 'Ja, an der Tür',
  'handover.pin': 'PIN für den Kunden',
  'handover.pin-hint':
    'Bitte geben Sie sie weiter, oder teilen Sie den Link: Dort steht sie auch. Der Kurier kennt sie nicht und fragt an der Tür danach.',
  'handover.pin-missing': 'Diese Sendung wird mit einer PIN übergeben. Bitte fragen Sie den Kunden danach.',
  'handover.pin-wrong': 'Die PIN stimmt nicht. Verbleibende Versuche: {tries_left}.',
  'handover.pin-locked': 'Die PIN war zu oft falsch. Das Geschäft wird gefragt, was zu tun ist.',
  'decision.cause.WRONG_PIN': 'Die PIN an der Tür war zu oft falsch',
} as const satisfies AreaOf<typeof source>
