import type { AreaOf } from '../../area.ts'
import type { keys as source } from '../en/keys.ts'

export const keys = {
  'keys.error.mistyped': 'Nøkkelen er ufullstendig eller feilskrevet.',
  'keys.error.invalid': 'Nøkkelen gjelder ikke her.',
  'keys.error.scope': 'Nøkkelen kan ikke gjøre dette kallet.',
  'keys.error.not-found': 'Nøkkelen finnes ikke lenger.',
  'keys.error.changed': 'Noen andre har endret nøkkelen. Se på den igjen før du lagrer.',
  'keys.error.ended': 'Nøkkelen er avsluttet.',
  'keys.error.too-many': 'Det er for mange nøkler. Avslutt en som ikke lenger brukes.',
  'keys.error.network-invalid': 'Dette er ikke et nett. Skriv en adresse eller et område som 203.0.113.0/24.',
  'keys.error.collection-point': 'En nøkkel gjelder bare hentesteder i bedriften din.',
  'keys.error.time-invalid': 'Velg et senere tidspunkt. En gammel nøkkel gjelder i høyst sju dager.',
} as const satisfies AreaOf<typeof source>
