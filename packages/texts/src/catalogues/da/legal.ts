import type { AreaOf } from '../../area.ts'
import type { legal as source } from '../en/legal.ts'

export const legal = {
  'privacy.title': 'Privatlivspolitik',
  'privacy.lead': 'Hvad {brand} gemmer om dig og dine kunder i {country}, hvorfor og hvor længe.',
  'privacy.what-title': 'Hvad vi gemmer',
  'privacy.what-text':
    'Om en virksomhed: navn, adresser og telefonnummer, hvem der må logge ind, og på hvilke enheder. Om en levering: kundens navn, telefonnummer og adresse, hvad pakken indeholder, hvor buddet var undervejs, beskeder, bedømmelser og beviset for overdragelsen.',
  'privacy.why-title': 'Hvorfor',
  'privacy.why-text':
    'For at levere pakken, vise dig og kunden, hvor den er, beregne, hvad der skal betales, og svare, når noget gik galt. Ikke til reklame, og det sælges ikke.',
  'privacy.who-title': 'Hvem der ser det',
  'privacy.who-text':
    'Buddet ser det nødvendige til turen, så længe den varer. Kunden ser bestillingen gennem det link, du deler. Den, der har bestillingsnummeret, ser status og tider, men ingen navne eller adresser. Andre virksomheder ser intet af dit. Kortnumre går til betalingstjenesten og aldrig til os.',
  'privacy.long-title': 'Hvor længe',
  'privacy.long-text':
    'Bestillinger og betalingerne for dem gemmes, så længe loven i {country} kræver, at regnskaber gemmes. Fotos og buddets rute slettes efter {photo_days} dage, beskeder efter {message_days} dage og opkaldsoplysninger efter {call_days} dage. Oplysninger om afviste login og registreringer slettes efter 30 dage og indeholder intet af det, du skrev.',
  'privacy.browser-title': 'I din browser',
  'privacy.browser-text':
    'Vi gemmer dit login, dine indstillinger, dine seneste søgninger og påbegyndte bestillinger, så intet går tabt ved genindlæsning. Vi følger dig ikke til andre websteder. Når du logger ud, ryddes alt dette undtagen sprog og visningsindstillinger.',
  'privacy.rights-title': 'Hvad du kan bede om',
  'privacy.rights-text':
    'Du kan se, hvad vi gemmer om dig, få det rettet, få det slettet, hvor ingen lov forhindrer det, og tage det med dig: historikken kan altid eksporteres. Spørg din kundeansvarlige eller datatilsynet i {country}.',
  'terms.version': 'Version fra {date}',
  'terms.read': 'Læs vilkårene',
  'terms.changed': 'Læs vores vilkår',
  'terms.changed-text': 'De gælder fra {date}. Læs dem, og sig, at du er enig.',
  'terms.agree': 'Jeg er enig',
  'terms.agreed': 'Tak. Dit samtykke er gemt.',
  'terms.not-loaded': 'Vilkårene kunne ikke indlæses. Prøv igen.',
  'terms.not-saved': 'Din accept kunne ikke gemmes. Prøv igen.',
} as const satisfies AreaOf<typeof source>
