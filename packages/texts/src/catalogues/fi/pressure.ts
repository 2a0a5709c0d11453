import type { AreaOf } from '../../area.ts'
import type { pressure as source } from '../en/pressure.ts'

export const pressure = {
  'pressure.slower': 'Toimitukset kestävät täällä noin {duration} pidempään. Päättyy: {time}.',
  'pressure.paused': 'Lähetit eivät ota täällä uusia tilauksia. Päättyy: {time}.',
  'pressure.zone-closed': 'Lähetit noutavat täältä näinä aikoina: {from}–{to}.',
  'pressure.radius': 'Lähetit toimittavat täältä enintään {distance}. Päättyy: {time}.',
  'pressure.full': 'Kaikki lähetit ovat varattuja. Yritä muutaman minuutin päästä tai myöhemmin: {time}.',
  'pressure.surcharge': 'Lisämaksu {amount} on voimassa täällä. Päättyy: {time}.',
  'request.fee-surcharge': 'Kysyntähuipun lisämaksu',
  'bulk.problem.paused': 'Lähetit eivät juuri nyt ota uusia tilauksia tästä noutopisteestä',
  'bulk.problem.zone-closed': 'Lähetit eivät nouda täältä tähän aikaan',
  'bulk.problem.radius': 'Liian kaukana, kun vapaita lähettejä on vähän',
  'bulk.problem.full': 'Kaikki lähetit ovat varattuja. Yritä muutaman minuutin päästä.',
  'error.measure-not-found': 'Tätä toimenpidettä ei ole, tai se on päättynyt.',
  'error.measure-invalid': 'Tarkista toimenpiteen arvo ja aika.',
} as const satisfies AreaOf<typeof source>
