import type { AreaOf } from '../../area.ts'
import type { keys as source } from '../en/keys.ts'

export const keys = {
  'keys.error.mistyped': 'Nyckeln är ofullständig eller felskriven.',
  'keys.error.invalid': 'Nyckeln gäller inte här.',
  'keys.error.scope': 'Nyckeln får inte göra det här anropet.',
  'keys.error.not-found': 'Nyckeln finns inte längre.',
  'keys.error.changed': 'Någon annan har ändrat nyckeln. Titta på den igen innan du sparar.',
  'keys.error.ended': 'Nyckeln har upphört.',
  'keys.error.too-many': 'Det finns för många nycklar. Avsluta en som inte längre används.',
  'keys.error.network-invalid': 'Det är inget nät. Ange en adress eller ett intervall som 203.0.113.0/24.',
  'keys.error.collection-point': 'En nyckel gäller bara ditt företags upphämtningsplatser.',
  'keys.error.time-invalid': 'Välj en senare tid. En gammal nyckel gäller i högst sju dagar.',
} as const satisfies AreaOf<typeof source>
