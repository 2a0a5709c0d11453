import type { AreaOf } from '../../area.ts'
import type { guest as source } from '../en/guest.ts'

export const guest = {
  'guest.error.gone': 'Vieraana tekemiäsi tilauksia ei voitu siirtää tilillesi.',
  'guest.moved': 'Vieraana tekemäsi tilaukset ovat nyt tililläsi.',
  'sender.title': 'Mistä noudetaan',
  'sender.hint': 'Kuka antaa tavaran lähetille ja missä.',
  'sender.address': 'Nouto-osoite',
  'sender.name': 'Nimesi',
  'sender.phone': 'Puhelinnumerosi',
  'sender.email': 'Sähköpostiosoitteesi',
  'guest.online-only': 'Vieraat maksavat verkossa kortilla.',
  'guest.kept-here': 'Tilauksesi säilyvät tässä selaimessa. Luo tili, niin ne säilyvät pysyvästi.',
  'guest.earlier': 'Aiemmat tilaukset:',
  'request.fault.sender-address-missing': 'Valitse, mistä tavara noudetaan',
  'request.fault.sender-name-missing': 'Täytä nimesi',
  'request.fault.sender-phone-missing': 'Täytä puhelinnumerosi',
  'request.fault.sender-phone-invalid': 'Puhelinnumerosi ei näytä oikealta',
  'request.fault.sender-email-missing': 'Täytä sähköpostiosoitteesi',
  'request.fault.sender-email-invalid': 'Sähköpostiosoitteesi ei näytä oikealta',
} as const satisfies AreaOf<typeof source>
