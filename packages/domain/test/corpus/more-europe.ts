import type { Message } from './message.ts'

/** Of the countries that had the fewest messages. */
export const moreEurope: readonly Message[] = [
  {
    country: 'DK',
    layout: 'labelled',
    text: `Navn: Søren Kjær
Telefon: 31 22 33 44
Adresse: Vesterbrogade 12, 1620 København V
Beløb: 245 kr.
Bemærkning: ring på`,
    expected: {
      name: 'Søren Kjær',
      phone: '+4531223344',
      address: 'Vesterbrogade 12, 1620 København V',
      amount: 245,
      notes: 'ring på',
    },
  },
  {
    country: 'DK',
    layout: 'one-line',
    text: 'Navn: Freja Holm, Telefon: 28 11 22 33, Adresse: Strandvejen 201, 2900 Hellerup, Beløb: 180 kr.',
    expected: {
      name: 'Freja Holm',
      phone: '+4528112233',
      address: 'Strandvejen 201, 2900 Hellerup',
      amount: 180,
    },
  },
  {
    country: 'DK',
    layout: 'lines',
    text: `Lars Mikkelsen
+45 40 50 60 70
Aarhusgade 8
8000 Aarhus C
99 kr.`,
    expected: {
      name: 'Lars Mikkelsen',
      phone: '+4540506070',
      address: 'Aarhusgade 8, 8000 Aarhus C',
      amount: 99,
    },
  },
  {
    country: 'DK',
    layout: 'mail',
    text: `Hej

Navn: Ida Poulsen
Telefon: 61 72 83 94
Adresse: Algade 33, 4000 Roskilde
I alt: 1.320,50 kr.

Venlig hilsen
Blomsterhuset`,
    expected: {
      name: 'Ida Poulsen',
      phone: '+4561728394',
      address: 'Algade 33, 4000 Roskilde',
      amount: 1320.5,
    },
  },
  {
    country: 'NO',
    layout: 'lines',
    text: `Kari Nordmann
+47 922 33 445
Kirkeveien 14
0368 Oslo
375 kr`,
    expected: {
      name: 'Kari Nordmann',
      phone: '+4792233445',
      address: 'Kirkeveien 14, 0368 Oslo',
      amount: 375,
    },
  },
  {
    country: 'NO',
    layout: 'labelled',
    text: `Navn: Sindre Dahl
Telefon: 48 12 34 56
Adresse: Strandgaten 5, 5013 Bergen
Beløp: 620 kr`,
    expected: {
      name: 'Sindre Dahl',
      phone: '+4748123456',
      address: 'Strandgaten 5, 5013 Bergen',
      amount: 620,
    },
  },
  {
    country: 'NO',
    layout: 'one-line',
    text: 'Navn: Astrid Lie, Mobil: 91 22 33 44, Adresse: Munkegata 19, 7011 Trondheim, Sum: 155 kr',
    expected: {
      name: 'Astrid Lie',
      phone: '+4791223344',
      address: 'Munkegata 19, 7011 Trondheim',
      amount: 155,
    },
  },
  {
    country: 'SE',
    layout: 'labelled',
    text: `Namn: Elin Sjöberg
Telefon: 070-123 45 67
Adress: Storgatan 21, 411 38 Göteborg
Summa: 340 kr
Meddelande: ring på dörren`,
    expected: {
      name: 'Elin Sjöberg',
      phone: '+46701234567',
      address: 'Storgatan 21, 411 38 Göteborg',
      amount: 340,
      notes: 'ring på dörren',
    },
  },
  {
    country: 'FI',
    layout: 'labelled',
    text: `Nimi: Matti Virtanen
Puhelin: 040 123 4567
Osoite: Mannerheimintie 20, 00100 Helsinki
Summa: 28,50 €`,
    expected: {
      name: 'Matti Virtanen',
      phone: '+358401234567',
      address: 'Mannerheimintie 20, 00100 Helsinki',
      amount: 28.5,
    },
  },
  {
    country: 'FI',
    layout: 'lines',
    text: `Laura Mäkinen
050 765 4321
Hämeenkatu 11
33100 Tampere
45 €`,
    expected: {
      name: 'Laura Mäkinen',
      phone: '+358507654321',
      address: 'Hämeenkatu 11, 33100 Tampere',
      amount: 45,
    },
  },
  {
    country: 'CY',
    layout: 'labelled',
    text: `Όνομα: Μαρία Χαραλάμπους
Τηλέφωνο: 99 123456
Διεύθυνση: Λεωφόρος Μακαρίου 45, Λευκωσία
Σύνολο: 32,50 €`,
    expected: {
      name: 'Μαρία Χαραλάμπους',
      phone: '+35799123456',
      address: 'Λεωφόρος Μακαρίου 45, Λευκωσία',
      amount: 32.5,
    },
  },
  {
    country: 'CY',
    layout: 'labelled',
    text: `Name: Andreas Ioannou
Phone: 96 778899
Address: 14 Ledra Street, Nicosia
Total: €18
Note: ring the bell`,
    expected: {
      name: 'Andreas Ioannou',
      phone: '+35796778899',
      address: '14 Ledra Street, Nicosia',
      amount: 18,
      notes: 'ring the bell',
    },
  },
  {
    country: 'CY',
    layout: 'one-line',
    text: 'Name: Eleni Georgiou, Mobile: 97 334455, Address: 8 Anexartisias Street, Limassol, Amount: €24.90',
    expected: {
      name: 'Eleni Georgiou',
      phone: '+35797334455',
      address: '8 Anexartisias Street, Limassol',
      amount: 24.9,
    },
  },
  {
    country: 'GR',
    layout: 'labelled',
    text: `Όνομα: Γιώργος Παπαδάκης
Κινητό: 694 123 4567
Διεύθυνση: Πατησίων 120, Αθήνα 112 57
Ποσό: 21,00 €
Σχόλια: χτυπήστε το κουδούνι`,
    expected: {
      name: 'Γιώργος Παπαδάκης',
      phone: '+306941234567',
      address: 'Πατησίων 120, Αθήνα 112 57',
      amount: 21,
      notes: 'χτυπήστε το κουδούνι',
    },
  },
  {
    country: 'GR',
    layout: 'lines',
    text: `Κατερίνα Νικολάου
697 765 4321
Τσιμισκή 45
546 23 Θεσσαλονίκη
16,80 €`,
    expected: {
      name: 'Κατερίνα Νικολάου',
      phone: '+306977654321',
      address: 'Τσιμισκή 45, 546 23 Θεσσαλονίκη',
      amount: 16.8,
    },
  },
  {
    country: 'CZ',
    layout: 'labelled',
    text: `Jméno: Jana Horáková
Telefon: 602 123 456
Adresa: Vinohradská 48, 120 00 Praha
Částka: 450 Kč
Poznámka: zvonek nefunguje`,
    expected: {
      name: 'Jana Horáková',
      phone: '+420602123456',
      address: 'Vinohradská 48, 120 00 Praha',
      amount: 450,
      notes: 'zvonek nefunguje',
    },
  },
  {
    country: 'CZ',
    layout: 'lines',
    text: `Tomáš Marek
+420 777 888 999
Masarykova 15
602 00 Brno
1 290 Kč`,
    expected: {
      name: 'Tomáš Marek',
      phone: '+420777888999',
      address: 'Masarykova 15, 602 00 Brno',
      amount: 1290,
    },
  },
  {
    country: 'RS',
    layout: 'labelled',
    text: `Ime: Milica Jovanović
Telefon: 064 123 4567
Adresa: Bulevar kralja Aleksandra 73, 11000 Beograd
Iznos: 1.850 din`,
    expected: {
      name: 'Milica Jovanović',
      phone: '+381641234567',
      address: 'Bulevar kralja Aleksandra 73, 11000 Beograd',
      amount: 1850,
    },
  },
]
