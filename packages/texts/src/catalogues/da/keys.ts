import type { AreaOf } from '../../area.ts'
import type { keys as source } from '../en/keys.ts'

export const keys = {
  'keys.error.mistyped': 'Nøglen er ufuldstændig eller tastet forkert.',
  'keys.error.invalid': 'Nøglen gælder ikke her.',
  'keys.error.scope': 'Nøglen må ikke foretage dette kald.',
  'keys.error.not-found': 'Nøglen findes ikke længere.',
  'keys.error.changed': 'En anden har ændret nøglen. Se på den igen, før du gemmer.',
  'keys.error.ended': 'Nøglen er afsluttet.',
  'keys.error.too-many': 'Der er for mange nøgler. Afslut en, der ikke bruges længere.',
  'keys.error.network-invalid': 'Det er ikke et net. Skriv en adresse eller et område som 203.0.113.0/24.',
  'keys.error.collection-point': 'En nøgle gælder kun din virksomheds afhentningssteder.',
  'keys.error.time-invalid': 'Vælg et senere tidspunkt. En gammel nøgle gælder højst syv dage.',
} as const satisfies AreaOf<typeof source>
