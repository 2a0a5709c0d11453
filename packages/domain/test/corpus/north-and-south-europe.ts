import type { Message } from './message.ts'

export const nordics: readonly Message[] = [
  {
    country: 'FI',
    layout: 'labelled',
    text: `Nimi: Aino Virtanen
Puhelin: 040 123 4567
Osoite: Mannerheimintie 12 A 5, 00100 Helsinki
Yhteensä: 24,90 €
Huom: ovikoodi 1234`,
    expected: {
      name: 'Aino Virtanen',
      phone: '+358401234567',
      address: 'Mannerheimintie 12, 00100 Helsinki',
      unit: 'A 5',
      amount: 24.9,
      notes: 'ovikoodi 1234',
    },
  },
  {
    country: 'FI',
    layout: 'lines',
    text: `Moi!
Mikko Lahtinen
Hämeenkatu 20 B 14
33200 Tampere
+358 50 987 6543
3 kpl korvapuusteja
hinta 12 e`,
    expected: {
      name: 'Mikko Lahtinen',
      phone: '+358509876543',
      address: 'Hämeenkatu 20, 33200 Tampere',
      unit: 'B 14',
      amount: 12,
      description: '3 kpl korvapuusteja',
    },
  },
  {
    country: 'SE',
    layout: 'labelled',
    text: `Namn: Elin Johansson
Mobil: 070-123 45 67
Adress: Storgatan 14 lgh 1203, 114 51 Stockholm
Summa: 349 kr
Portkod: 5678`,
    expected: {
      name: 'Elin Johansson',
      phone: '+46701234567',
      address: 'Storgatan 14, 114 51 Stockholm',
      unit: 'lgh 1203',
      amount: 349,
      notes: 'Portkod: 5678',
    },
  },
  {
    country: 'SE',
    layout: 'chat',
    text: `2026-11-12 14:03 - Lars: Hej! Skicka till
2026-11-12 14:03 - Lars: Lars Lindqvist
2026-11-12 14:04 - Lars: Drottninggatan 5, 411 14 Göteborg
2026-11-12 14:04 - Lars: 0735556677
2026-11-12 14:06 - Blomsterboden: Det blir 1 299:-`,
    expected: {
      name: 'Lars Lindqvist',
      phone: '+46735556677',
      address: 'Drottninggatan 5, 411 14 Göteborg',
      amount: 1299,
    },
  },
  {
    country: 'NO',
    layout: 'labelled',
    text: `Navn: Ingrid Hansen
Mobil: 412 34 567
Adresse: Karl Johans gate 22, leilighet H0302, 0159 Oslo
Sum: kr 459,00
Merknad: ring på hos vaktmester`,
    expected: {
      name: 'Ingrid Hansen',
      phone: '+4741234567',
      address: 'Karl Johans gate 22, 0159 Oslo',
      unit: 'leilighet H0302',
      amount: 459,
      notes: 'ring på hos vaktmester',
    },
  },
  {
    country: 'NO',
    layout: 'one-line',
    text: 'Hei, Ola Berg, 987 65 432, Storgata 8, 5003 Bergen, 250 kr',
    expected: {
      name: 'Ola Berg',
      phone: '+4798765432',
      address: 'Storgata 8, 5003 Bergen',
      amount: 250,
    },
  },
  {
    country: 'DK',
    layout: 'lines',
    text: `Mette Sørensen
Nørrebrogade 45, 2. th
2200 København N
22 33 44 55
1.150,00 kr.`,
    expected: {
      name: 'Mette Sørensen',
      phone: '+4522334455',
      address: 'Nørrebrogade 45, 2200 København N',
      unit: '2. th',
      amount: 1150,
    },
  },
]

export const greece: readonly Message[] = [
  {
    country: 'GR',
    layout: 'labelled',
    text: `Όνομα: Μαρία Παπαδοπούλου
Τηλέφωνο: 694 123 4567
Διεύθυνση: Ερμού 25, 105 63 Αθήνα, 3ος όροφος
Σύνολο: 18,50 €
Σημείωση: το κουδούνι γράφει Παπαδόπουλος`,
    expected: {
      name: 'Μαρία Παπαδοπούλου',
      phone: '+306941234567',
      address: 'Ερμού 25, 105 63 Αθήνα',
      unit: '3ος όροφος',
      amount: 18.5,
      notes: 'το κουδούνι γράφει Παπαδόπουλος',
    },
  },
  {
    country: 'GR',
    layout: 'lines',
    text: `Γιώργος Νικολάου
Λεωφόρος Κηφισίας 120, Αμπελόκηποι 115 26
6977788899
αντικαταβολή 32,00€`,
    expected: {
      name: 'Γιώργος Νικολάου',
      phone: '+306977788899',
      address: 'Λεωφόρος Κηφισίας 120, Αμπελόκηποι 115 26',
      amount: 32,
    },
  },
]

export const cyprus: readonly Message[] = [
  {
    country: 'CY',
    layout: 'labelled',
    text: `Όνομα: Ανδρέας Χριστοδούλου
Κινητό: 99 123456
Διεύθυνση: Λήδρας 40, Διαμ. 301, 1011 Λευκωσία
Ποσό: €22,00`,
    expected: {
      name: 'Ανδρέας Χριστοδούλου',
      phone: '+35799123456',
      address: 'Λήδρας 40, 1011 Λευκωσία',
      unit: 'Διαμ. 301',
      amount: 22,
    },
  },
  {
    country: 'CY',
    layout: 'one-line',
    text: 'Elena Georgiou 96 778899 geo:34.6841,33.0379 Makariou Avenue 15, Limassol €14.50',
    expected: {
      name: 'Elena Georgiou',
      phone: '+35796778899',
      address: 'Makariou Avenue 15, Limassol',
      point: { latitude: 34.6841, longitude: 33.0379 },
      amount: 14.5,
    },
  },
]
