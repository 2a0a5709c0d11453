import type { AreaOf } from '../../area.ts'
import type { mail as source } from '../en/mail.ts'

export const mail = {
  'mail.footer': 'Saat tämän viestin, koska näitä yhteystietoja käytetään palvelussa {sender}.',
  'mail.confirm.subject': 'Vahvista tilisi palvelussa {sender}',
  'mail.confirm.text':
    'Tervetuloa palveluun {sender}. Vahvista, että tämä osoite on sinun, niin voit kirjautua sisään ja tilata ensimmäisen lähettisi.',
  'mail.confirm.validity':
    'Linkki on voimassa {hours} tuntia, ja sitä voi käyttää kerran. Jos et ole luonut tätä tiliä, voit jättää viestin huomiotta.',
  'mail.confirm.action': 'Vahvista tili',
  'mail.reset.subject': '{sender}: koodi uutta salasanaa varten',
  'mail.reset.text': 'Kirjoita tämä koodi sivulle, jolla pyysit uutta salasanaa.',
  'mail.reset.validity':
    'Se on voimassa {minutes} minuuttia. Emme koskaan kysy sitä sinulta puhelimessa. Jos et pyytänyt sitä, voit jättää viestin huomiotta. Salasanasi ei muutu.',
  'mail.changed.subject': 'Salasanasi palvelussa {sender} on vaihdettu',
  'mail.changed.text': 'Tilisi salasana vaihdettiin {at}. Kaikki muut laitteet kirjattiin ulos.',
  'mail.changed.not-you': 'Jos se et ollut sinä, valitse heti uusi salasana kohdasta ”Unohditko salasanan?”.',
  'mail.invited.subject': 'Sinut on kutsuttu yritykseen {vendor}',
  'mail.invited.text':
    '{by} kutsuu sinut tilaamaan ja seuraamaan lähettejä yrityksen {vendor} nimissä palvelussa {sender}.',
  'mail.invited.validity':
    'Kutsu on voimassa {days} päivää. Jos et odottanut sitä, voit jättää viestin huomiotta.',
  'mail.invited.action': 'Hyväksy kutsu',
  'mail.rider-invited.subject': 'Aloita lähettinä: {sender}',
  'mail.rider-invited.text': 'Avaa tämä linkki puhelimellasi ja aloita lähettinä palvelussa {sender}.',
  'mail.rider-invited.validity': 'Linkki on voimassa {hours} tuntia, ja sitä voi käyttää kerran.',
  'mail.rider-invited.action': 'Aloita lähettinä',
  'mail.rider-code.subject': 'Kirjautumiskoodisi: {sender}',
  'mail.rider-code.text': 'Kirjaudu lähettinä tällä koodilla.',
  'mail.rider-code.validity':
    'Koodi on voimassa {minutes} minuuttia. Emme koskaan kysy sitä sinulta puhelimessa. Jos et pyytänyt sitä, voit jättää viestin huomiotta.',
  'mail.payment.subject': 'Maksusi: {sender}',
  'mail.payment.paid': 'Pankkisi on maksanut tilauksen {order}. Tilaus on tehty.',
  'mail.payment.unpaid':
    'Pankkisi ei ole maksanut tilausta {order}. Mitään ei veloitettu. Lähetti tulee vain, jos maksat uudelleen.',
  'mail.payment.paid-back':
    'Pankkisi maksoi tilauksen {order}, kun se oli jo päättynyt. Raha palautetaan kortillesi.',
  'mail.removed.subject': 'Et enää toimi yrityksen {vendor} nimissä',
  'mail.removed.text': 'Yrityksen {vendor} omistaja on poistanut käyttöoikeutesi.',
  'mail.rider-document.subject': 'Asiakirjasi palvelussa {sender}',
  'mail.rider-document.approved': '{document}: tarkistettu ja voimassa.',
  'mail.rider-document.refused': '{document}: ei hyväksytty. Syy: {reason}',
  'mail.rider-document.expiring_one': '{document}: vanhenee {count} päivän kuluttua. Lähetä uusi.',
  'mail.rider-document.expiring_other': '{document}: vanhenee {count} päivän kuluttua. Lähetä uusi.',
  'mail.rider-document.expired':
    '{document}: vanhentunut. Tarjouksia ei tule, ennen kuin uusi on tarkistettu.',
  'mail.rider-document.action': 'Avaa asiakirjat',
  'mail.tracking.subject': 'Pakettisi, lähettäjä {shop}',
  'mail.tracking.text': 'Seuraa pakettiasi täällä. Lähettäjä: {shop}.',
  'mail.tracking.action': 'Seuraa pakettia',
} as const satisfies AreaOf<typeof source>
