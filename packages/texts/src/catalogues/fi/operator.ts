import type { AreaOf } from '../../area.ts'
import type { operator as source } from '../en/operator.ts'

export const operator = {
  'error.vendor-exists': 'Tällä koodilla on jo yritys.',
  'error.flag-unknown': 'Tällaista valitsinta ei ole.',
  'error.parameter-invalid': 'Arvo ei kelpaa tälle asetukselle.',
  'error.account-not-found': 'Tällaista tiliä ei ole.',
  'error.platform-vendor': 'Yhtä näistä yrityksistä ei ole tässä maassa.',
  'error.service-hours-format': 'muodon on oltava dddd:dddd (ympäri vuorokauden 0000:2359)',
  'error.service-hours-range': 'palveluajan on oltava välillä 0–2359',
  'flags.unavailable': 'Joitakin asetuksia ei voitu ladata, joten portaalista voi toistaiseksi puuttua osia.',
  'error.text-unknown': 'Tällä kielellä ei ole tällaista tekstiä.',
  'error.text-invalid': 'Teksti ei sovi tähän kohtaan.',
  'text.fault.empty': 'Tekstissä pitää olla jotain, eikä sen alussa tai lopussa saa olla välilyöntejä.',
  'text.fault.placeholders': 'Aaltosulkeissa pitää olla samat nimet kuin englanninkielisessä tekstissä.',
  'text.fault.marks': 'Tekstissä ei saa olla merkintäkieltä eikä ohjausmerkkejä.',
  'text.fault.long': 'Teksti on liian pitkä tähän kohtaan.',
} as const satisfies AreaOf<typeof source>
