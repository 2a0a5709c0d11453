import type { Message } from './message.ts'

/** Messages in which the writer gives a name, and the sum at the door has no currency. */
export const introductions: readonly Message[] = [
  {
    country: 'SG',
    layout: 'lines',
    text: `Hi, it’s Mai Tan from yesterday
HP 9123 4567
12 Garden Road #05-11
2 butter cakes, 38.50 cash
Pls ring bell, lift B`,
    expected: {
      name: 'Mai Tan',
      phone: '+6591234567',
      address: '12 Garden Road',
      unit: '#05-11',
      amount: 38.5,
      notes: 'Pls ring bell, lift B',
      description: '2 butter cakes',
    },
  },
  {
    country: 'HU',
    layout: 'lines',
    text: `Szia! Kovács Anna vagyok
1052 Budapest, Váci utca 19.
06 30 123 4567
5200 utánvét`,
    expected: {
      name: 'Kovács Anna',
      phone: '+36301234567',
      address: '1052 Budapest, Váci utca 19.',
      amount: 5200,
    },
  },
  {
    country: 'DE',
    layout: 'lines',
    text: `Hallo, hier ist Jonas Weber!
Lindenstraße 8, 10969 Berlin
0171 2345678
24,90 Nachnahme`,
    expected: {
      name: 'Jonas Weber',
      phone: '+491712345678',
      address: 'Lindenstraße 8, 10969 Berlin',
      amount: 24.9,
    },
  },
  {
    country: 'TH',
    layout: 'lines',
    text: `คุณมาลี ใจดี
99/5 ถนนสุขุมวิท เขตวัฒนา กรุงเทพฯ 10110
081-234-5678
450 เก็บเงินปลายทาง`,
    expected: {
      name: 'คุณมาลี ใจดี',
      phone: '+66812345678',
      address: '99/5 ถนนสุขุมวิท เขตวัฒนา กรุงเทพฯ 10110',
      amount: 450,
    },
  },
]
