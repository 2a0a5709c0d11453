import type { AreaOf } from '../../area.ts'
import type { keys as source } from '../en/keys.ts'

export const keys = {
  'keys.error.mistyped': 'Dieser Schlüssel ist unvollständig oder vertippt.',
  'keys.error.invalid': 'Dieser Schlüssel gilt hier nicht.',
  'keys.error.scope': 'Dieser Schlüssel erlaubt diesen Aufruf nicht.',
  'keys.error.not-found': 'Diesen Schlüssel gibt es nicht mehr.',
  'keys.error.changed':
    'Jemand anderes hat diesen Schlüssel geändert. Sehen Sie ihn vor dem Speichern noch einmal an.',
  'keys.error.ended': 'Dieser Schlüssel ist beendet.',
  'keys.error.too-many': 'Es gibt zu viele Schlüssel. Beenden Sie einen, der nicht mehr benutzt wird.',
  'keys.error.network-invalid':
    'Das ist kein Netz. Geben Sie eine Adresse oder einen Bereich wie 203.0.113.0/24 ein.',
  'keys.error.collection-point': 'Ein Schlüssel gilt nur für Abholorte Ihres Unternehmens.',
  'keys.error.time-invalid': 'Wählen Sie eine spätere Zeit. Ein alter Schlüssel gilt höchstens sieben Tage.',
} as const satisfies AreaOf<typeof source>
