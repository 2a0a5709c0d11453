import type { AreaOf } from '../../area.ts'
import type { legal as source } from '../en/legal.ts'

export const legal = {
  'privacy.title': 'Personvernerklæring',
  'privacy.lead': 'Hva {brand} lagrer om deg og kundene dine i {country}, hvorfor og hvor lenge.',
  'privacy.what-title': 'Hva vi lagrer',
  'privacy.what-text':
    'Om en bedrift: navn, adresser og telefonnummer, hvem som kan logge inn og på hvilke enheter. Om en levering: kundens navn, telefonnummer og adresse, hva pakken inneholder, hvor budet var underveis, meldinger, vurderinger og beviset for overleveringen.',
  'privacy.why-title': 'Hvorfor',
  'privacy.why-text':
    'For å levere pakken, vise deg og kunden hvor den er, regne ut hva som skal betales, og svare når noe gikk galt. Ikke til reklame, og det selges ikke.',
  'privacy.who-title': 'Hvem som ser det',
  'privacy.who-text':
    'Budet ser det som trengs for turen, så lenge den varer. Kunden ser bestillingen gjennom lenken du deler. Den som har bestillingsnummeret, ser status og tider, men ingen navn eller adresser. Andre bedrifter ser ingenting av ditt. Kortnumre går til betalingstjenesten og aldri til oss.',
  'privacy.long-title': 'Hvor lenge',
  'privacy.long-text':
    'Bestillinger og betalingene for dem lagres så lenge loven i {country} krever at regnskap oppbevares. Bilder og budets rute slettes etter {photo_days} dager, meldinger etter {message_days} dager og samtaleopplysninger etter {call_days} dager. Opplysninger om avviste innlogginger og registreringer slettes etter 30 dager og inneholder ikke noe av det du skrev.',
  'privacy.browser-title': 'I nettleseren din',
  'privacy.browser-text':
    'Vi lagrer innloggingen din, innstillingene dine, de siste søkene og påbegynte bestillinger, så ingenting går tapt når siden lastes på nytt. Vi følger deg ikke til andre nettsteder. Når du logger ut, slettes alt dette unntatt språket og visningsinnstillingene.',
  'privacy.rights-title': 'Hva du kan be om',
  'privacy.rights-text':
    'Du kan se hva vi lagrer om deg, få det rettet, få det slettet der ingen lov hindrer det, og ta det med deg: historikken kan eksporteres når som helst. Spør kundeansvarlig eller datatilsynet i {country}.',
  'terms.version': 'Versjon fra {date}',
  'terms.read': 'Les vilkårene',
  'terms.changed': 'Les vilkårene våre',
  'terms.changed-text': 'De gjelder fra {date}. Les dem og si at du er enig.',
  'terms.agree': 'Jeg er enig',
  'terms.agreed': 'Takk. Samtykket ditt er lagret.',
  'terms.not-loaded': 'Vilkårene kunne ikke lastes. Prøv igjen.',
  'terms.not-saved': 'Godkjenningen din kunne ikke lagres. Prøv igjen.',
} as const satisfies AreaOf<typeof source>
