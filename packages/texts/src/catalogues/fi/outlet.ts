import type { AreaOf } from '../../area.ts'
import type { outlet as source } from '../en/outlet.ts'

export const outlet = {
  'outlet.error.closed': 'Noutopisteitä ei voi juuri nyt muuttaa täällä.',
  'outlet.error.invalid': 'Tarkista tämän noutopisteen tiedot.',
  'outlet.error.locked':
    'Tätä noutopistettä hoidetaan toisessa järjestelmässä, eikä sitä voi muuttaa täällä.',
  'outlet.fault.parent-missing': 'Valitse päätoimipiste',
  'outlet.fault.id-missing': 'Anna noutopisteen tunnus',
  'outlet.fault.label-missing': 'Anna nimi',
  'outlet.fault.phone-missing': 'Anna puhelinnumero',
  'outlet.fault.address-missing': 'Valitse nouto-osoite',
  'outlet.fault.email-invalid': 'Anna kelvollinen sähköpostiosoite',
  'outlet.error.opening': 'Sinne voi tilata lähetin muutaman minuutin kuluttua.',
  'outlet.fault.fixed': 'Tätä ei voi enää muuttaa.',
  'outlet.add-title': 'Lisää noutopiste',
  'outlet.created': 'Noutopiste on tallennettu. Sinne voi tilata lähetin muutaman minuutin kuluttua.',
  'outlet.parent': 'Päätoimipiste',
  'outlet.parent-placeholder': 'Valitse päätoimipiste',
  'outlet.parent-only': 'Se liitetään päätoimipisteeseen {name}.',
  'outlet.parent-fixed': 'Noutopiste pysyy päätoimipisteessään.',
  'outlet.id': 'Noutopisteen tunnus',
  'outlet.id-hint': 'Oma koodisi noutopisteelle, esimerkiksi ITÄ-1.',
  'outlet.id-fixed': 'Tunnus säilyy: aiemmat tilaukset on tallennettu sillä.',
  'outlet.label': 'Nimi',
  'outlet.label-hint': 'Nimi, jonka sinä ja lähetit näette.',
  'outlet.phone': 'Puhelinnumero',
  'outlet.phone-hint':
    'Lähetit soittavat siihen ovelta. Eteen lisätään {prefix}; aloita ulkomainen numero merkillä +.',
  'outlet.address': 'Nouto-osoite',
  'outlet.pin': 'Noutopisteen karttamerkki',
  'outlet.pin-hint':
    'Vedä karttamerkki ovelle, tai valitse se ja käytä nuolinäppäimiä; Shift pidentää askelta.',
  'outlet.pin-unnamed':
    'Siinä kohdassa ei ole tuntemaamme osoitetta. Karttamerkki on siirtynyt; osoite on entinen.',
  'outlet.pin-renamed': 'Osoite on nyt {address}.',
  'outlet.pin-keep': 'Säilytä {address}',
  'outlet.notes-nearly-full': 'Ohje on melkein liian pitkä.',
  'outlet.owners': 'Omistajat',
  'outlet.owners-hint':
    'Heidät kutsutaan sähköpostitse, ja he voivat tilata lähettejä tänne. Päätoimipisteen omistajat voivat jo nyt.',
  'outlet.owner': 'Omistajan {number} sähköpostiosoite',
  'outlet.owner-placeholder': 'name@example.com',
  'outlet.owner-add': 'Lisää toinen omistaja',
  'outlet.owner-remove': 'Poista omistaja {number}',
  'outlet.discard-title': 'Hylätäänkö kirjoittamasi?',
  'outlet.discard-text': 'Tähän noutopisteeseen kirjoittamaasi ei ole tallennettu.',
  'outlet.discard': 'Hylkää',
  'outlet.keep': 'Jatka muokkaamista',
  'outlet.pending': 'Käytettävissä muutaman minuutin kuluttua',
  'outlet.pending-title': '{name} on melkein valmis',
  'outlet.pending-until': 'Arvioitu aika klo {time}; tämä sivu jatkaa itsestään.',
} as const satisfies AreaOf<typeof source>
