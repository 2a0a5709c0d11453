import type { AreaOf } from '../../area.ts'
import type { legal as source } from '../en/legal.ts'

export const legal = {
  'privacy.title': 'Obaveštenje o privatnosti',
  'privacy.lead': 'Šta {brand} čuva o vama i vašim kupcima ({country}), zašto i koliko dugo.',
  'privacy.what-title': 'Šta čuvamo',
  'privacy.what-text':
    'O firmi: naziv, adrese, broj telefona i ko sme da se prijavi. O dostavi: ime, broj telefona i adresu kupca, šta je u paketu, gde je kurir usput bio i dokaz o predaji.',
  'privacy.why-title': 'Zašto',
  'privacy.why-text':
    'Da donesemo paket, da vama i kupcu pokažemo gde je, da obračunamo šta se duguje i da odgovorimo kad nešto krene naopako. Ne koristi se za reklame i ne prodaje se.',
  'privacy.who-title': 'Ko to vidi',
  'privacy.who-text':
    'Kurir vidi ono što treba za vožnju, dok ona traje. Vaš kupac vidi porudžbinu preko linka koji podelite. Druge firme ne vide ništa vaše. Brojevi kartica idu posredniku za plaćanje i nikad nama.',
  'privacy.long-title': 'Koliko dugo',
  'privacy.long-text':
    'Podaci o porudžbinama i novcu čuvaju se onoliko koliko zakon nalaže za poslovne knjige ({country}). Slike, poruke i telefonske veze brišu se posle roka koji portal navodi pored njih. Što ste ukucali u odbijeni obrazac briše se u roku od 30 dana.',
  'privacy.browser-title': 'U vašem pregledaču',
  'privacy.browser-text':
    'Pamtimo da ste prijavljeni, vaš jezik i ono što ste napola napisali, da se pri ponovnom učitavanju ništa ne izgubi. Ništa vas ne prati na druge stranice. Odjavom se sve briše.',
  'privacy.rights-title': 'Šta možete da tražite',
  'privacy.rights-text':
    'Možete da vidite šta o vama čuvamo, da tražite da se to ispravi, da se obriše ako zakon ne nalaže čuvanje, i da podatke ponesete sa sobom: istoriju možete izvesti u svako doba. Obratite se menadžeru naloga ili povereniku za zaštitu podataka o ličnosti ({country}).',
  'terms.version': 'Verzija od {date}',
  'terms.read': 'Pročitaj uslove',
  'terms.changed': 'Naši uslovi su se promenili',
  'terms.changed-text': 'Važe od {date}. Pročitajte ih i potvrdite da se slažete.',
  'terms.agree': 'Slažem se',
  'terms.agreed': 'Hvala. Vaša saglasnost je sačuvana.',
  'terms.not-loaded': 'Uslovi nisu mogli da se učitaju. Pokušajte ponovo.',
} as const satisfies AreaOf<typeof source>
