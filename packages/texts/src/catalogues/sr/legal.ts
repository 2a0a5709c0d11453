import type { AreaOf } from '../../area.ts'
import type { legal as source } from '../en/legal.ts'

export const legal = {
  'privacy.title': 'Obaveštenje o privatnosti',
  'privacy.lead': 'Šta {brand} čuva o vama i vašim kupcima ({country}), zašto i koliko dugo.',
  'privacy.what-title': 'Šta čuvamo',
  'privacy.what-text':
    'O firmi: naziv, adrese i broj telefona, ko sme da se prijavi i na kojim uređajima. O dostavi: ime, broj telefona i adresu kupca, šta je u paketu, gde je kurir usput bio, poruke, ocene i dokaz o predaji.',
  'privacy.why-title': 'Zašto',
  'privacy.why-text':
    'Da donesemo paket, da vama i kupcu pokažemo gde je, da obračunamo šta se duguje i da odgovorimo kad nešto krene naopako. Ne koristi se za reklame i ne prodaje se.',
  'privacy.who-title': 'Ko to vidi',
  'privacy.who-text':
    'Kurir vidi ono što treba za vožnju, dok ona traje. Vaš kupac vidi porudžbinu preko linka koji podelite. Ko zna broj porudžbine vidi njen status i vremena, ali ne imena ni adrese. Druge firme ne vide ništa vaše. Brojevi kartica idu posredniku za plaćanje i nikad nama.',
  'privacy.long-title': 'Koliko dugo',
  'privacy.long-text':
    'Podaci o porudžbinama i novcu čuvaju se onoliko koliko zakon nalaže za poslovne knjige ({country}). Slike i ruta kurira brišu se posle {photo_days} dana, poruke posle {message_days} dana, a podaci o pozivima posle {call_days} dana. Zapisi o odbijenim prijavama i registracijama brišu se posle 30 dana i ne sadrže ono što ste ukucali.',
  'privacy.browser-title': 'U vašem pregledaču',
  'privacy.browser-text':
    'Pamtimo vašu prijavu, podešavanja, poslednje pretrage i nedovršene zahteve, da se pri ponovnom učitavanju ništa ne izgubi. Ne pratimo vas na druge sajtove. Odjavom se sve to briše, osim jezika i podešavanja prikaza.',
  'privacy.rights-title': 'Šta možete da tražite',
  'privacy.rights-text':
    'Možete da vidite šta o vama čuvamo, da tražite da se to ispravi, da se obriše ako zakon ne nalaže čuvanje, i da podatke ponesete sa sobom: istoriju možete izvesti u svako doba. Obratite se menadžeru naloga ili povereniku za zaštitu podataka o ličnosti ({country}).',
  'terms.version': 'Verzija od {date}',
  'terms.read': 'Pročitaj uslove',
  'terms.changed': 'Pogledajte naše uslove',
  'terms.changed-text': 'Važe od {date}. Pročitajte ih i potvrdite da se slažete.',
  'terms.agree': 'Slažem se',
  'terms.agreed': 'Hvala. Vaša saglasnost je sačuvana.',
  'terms.not-loaded': 'Uslovi nisu mogli da se učitaju. Pokušajte ponovo.',
  'terms.not-saved': 'Vaša saglasnost nije sačuvana. Pokušajte ponovo.',
} as const satisfies AreaOf<typeof source>
