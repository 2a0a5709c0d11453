export const landing = {
  'landing.price-title': 'Mennyibe kerül',
  'landing.price-lead':
    'Annyit fizet, amennyit küld: nincs szerződés, nincs minimum. Ez a mai díjszabás ({country}).',
  'landing.price-distance': 'Távolság közúton',
  'landing.price-cash': 'A futár készpénzt szed be az ajtónál',
  'landing.price-fee': 'Kiszállítási díj',
  'landing.price-base': 'Alapdíj',
  'landing.price-way': '{distance}, kilométerenként {perKm}',
  'landing.price-way-included': '{distance}; az első {included} benne van az alapdíjban',
  'landing.price-cash-part': 'Készpénz beszedése',
  'landing.price-note': 'A pontos díj az útvonaltól függ. Megerősítés előtt látja.',
  'landing.faq-title': 'Gyakori kérdések',
  'landing.share':
    'Kérjen futárt, lássa előre a díjat, és kövesse a csomagot az ajtóig. {base} összegtől, plusz a távolság.',
}
