import type { Message } from './message.ts'

export const hungary: readonly Message[] = [
  {
    country: 'HU',
    layout: 'labelled',
    text: `Név: Kovács Anna
Telefon: 06 20 123 4567
Cím: 1075 Budapest, Király utca 12. 3. em. 4. ajtó
Végösszeg: 5 490 Ft
Megjegyzés: a kapukód 25`,
    expected: {
      name: 'Kovács Anna',
      phone: '+36201234567',
      address: '1075 Budapest, Király utca 12.',
      unit: '3. em. 4. ajtó',
      amount: 5490,
      notes: 'a kapukód 25',
    },
  },
  {
    country: 'HU',
    layout: 'lines',
    text: `Szia! Íme a rendelés:
Nagy Péter
1136 Budapest, Pannónia u. 8.
+36 30 555 6677
2 db túrós batyu
3.200 Ft utánvét
Kérlek csengess a 12-es kapucsengőn`,
    expected: {
      name: 'Nagy Péter',
      phone: '+36305556677',
      address: '1136 Budapest, Pannónia u. 8.',
      amount: 3200,
      description: '2 db túrós batyu',
      notes: 'Kérlek csengess a 12-es kapucsengőn',
    },
  },
  {
    country: 'HU',
    layout: 'one-line',
    text: 'Szabó Éva, 06-70-222-3344, 6720 Szeged, Kárász utca 5., fizetendő 7500,- Ft',
    expected: {
      name: 'Szabó Éva',
      phone: '+36702223344',
      address: '6720 Szeged, Kárász utca 5.',
      amount: 7500,
    },
  },
  {
    country: 'HU',
    layout: 'mail',
    text: `Feladó: Tóth Gábor <toth.gabor@example.hu>
Tárgy: Rendelés
Dátum: 2026. november 12.

Jó napot!

Átvevő neve: Tóth Gáborné
Tel.: 0630/987-6543
Szállítási cím: 4024 Debrecen, Piac utca 20.
Tétel: 1 születésnapi torta
Ár: 12900 Ft

Köszönöm!`,
    expected: {
      name: 'Tóth Gáborné',
      phone: '+36309876543',
      address: '4024 Debrecen, Piac utca 20.',
      amount: 12900,
      description: '1 születésnapi torta',
    },
  },
]

export const czechia: readonly Message[] = [
  {
    country: 'CZ',
    layout: 'labelled',
    text: `Jméno: Petra Nováková
Tel: 602 123 456
Adresa: Vinohradská 1597/174, 130 00 Praha 3, byt 12
Celkem: 1 250 Kč
Poznámka: zvonit dvakrát`,
    expected: {
      name: 'Petra Nováková',
      phone: '+420602123456',
      address: 'Vinohradská 1597/174, 130 00 Praha 3',
      unit: 'byt 12',
      amount: 1250,
      notes: 'zvonit dvakrát',
    },
  },
  {
    country: 'CZ',
    layout: 'lines',
    text: `Dobrý den,
Jan Dvořák
ul. Masarykova 15
602 00 Brno
+420 777 888 999
dobírka 890,- Kč`,
    expected: {
      name: 'Jan Dvořák',
      phone: '+420777888999',
      address: 'ul. Masarykova 15, 602 00 Brno',
      amount: 890,
    },
  },
]

export const germany: readonly Message[] = [
  {
    country: 'DE',
    layout: 'labelled',
    text: `Name: Jürgen Müller
Telefon: 0151 23456789
Adresse: Schönhauser Allee 45, 10435 Berlin, 3. OG links
Summe: 34,90 €
Hinweis: bitte beim Nachbarn klingeln`,
    expected: {
      name: 'Jürgen Müller',
      phone: '+4915123456789',
      address: 'Schönhauser Allee 45, 10435 Berlin',
      unit: '3. OG links',
      amount: 34.9,
      notes: 'bitte beim Nachbarn klingeln',
    },
  },
  {
    country: 'DE',
    layout: 'lines',
    text: `Hallo, ich hätte gern:
2x Käsekuchen
Sabine Krüger
Lindenstraße 7
50674 Köln
0176/44556677
EUR 1.028,00`,
    expected: {
      name: 'Sabine Krüger',
      phone: '+4917644556677',
      address: 'Lindenstraße 7, 50674 Köln',
      amount: 1028,
      description: '2x Käsekuchen',
    },
  },
]

export const poland: readonly Message[] = [
  {
    country: 'PL',
    layout: 'labelled',
    text: `Imię i nazwisko: Katarzyna Wiśniewska
Telefon: 501 234 567
Adres: ul. Długa 5 m. 12, 00-238 Warszawa
Do zapłaty: 89,50 zł
Uwagi: domofon nie działa`,
    expected: {
      name: 'Katarzyna Wiśniewska',
      phone: '+48501234567',
      address: 'ul. Długa 5, 00-238 Warszawa',
      unit: 'm. 12',
      amount: 89.5,
      notes: 'domofon nie działa',
    },
  },
  {
    country: 'PL',
    layout: 'one-line',
    text: 'Dzień dobry, Marek Zieliński, 602-345-678, ul. Floriańska 20, 31-021 Kraków, pobranie 120 zł',
    expected: {
      name: 'Marek Zieliński',
      phone: '+48602345678',
      address: 'ul. Floriańska 20, 31-021 Kraków',
      amount: 120,
    },
  },
]

export const serbia: readonly Message[] = [
  {
    country: 'RS',
    layout: 'labelled',
    text: `Име: Милица Јовановић
Телефон: 064 123 4567
Адреса: Кнеза Милоша 24, 11000 Београд, стан 5
Укупно: 2.450 дин
Напомена: позвати пре доласка`,
    expected: {
      name: 'Милица Јовановић',
      phone: '+381641234567',
      address: 'Кнеза Милоша 24, 11000 Београд',
      unit: 'стан 5',
      amount: 2450,
      notes: 'позвати пре доласка',
    },
  },
  {
    country: 'RS',
    layout: 'lines',
    text: `Marko Petrović
Bulevar oslobođenja 88
21000 Novi Sad
063/555-666
1.890 RSD pouzećem`,
    expected: {
      name: 'Marko Petrović',
      phone: '+38163555666',
      address: 'Bulevar oslobođenja 88, 21000 Novi Sad',
      amount: 1890,
    },
  },
]
